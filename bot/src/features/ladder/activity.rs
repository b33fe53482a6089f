//! The activity of a server, in words and as a chart.

use dvonn_discord::picture::Picture;
use dvonn_discord::view::View;
use dvonn_ladder::Week;
use dvonn_render::ActivityChart;

use crate::runtime::app::painter;
use crate::runtime::style::Style;
use crate::say;
use crate::text::Text;

/// Returns the message with the games of each week. The last week is still in progress.
pub(super) fn activity(style: Style, weeks: &[Week]) -> View {
    let text = style.text;
    let games = all_games(weeks);
    let mut lines = Vec::new();
    if let Some(busiest) = weeks.iter().rev().max_by_key(|week| week.games()).filter(|_| games > 0)
    {
        let rated: u32 = weeks.iter().map(|week| week.rated).sum();
        let week_count = weeks.len();
        lines.push(say!(text, "activity-title", games = games, rated = rated, weeks = week_count));
        lines.push(say!(
            text,
            "activity-busiest",
            monday = busiest.monday.to_string(),
            games = busiest.games(),
            people = busiest.people
        ));
        lines.extend(
            weeks.last().map(|week| say!(text, "activity-this-week", games = week.games())),
        );
    } else {
        lines.push(say!(text, "activity-none", weeks = weeks.len()));
    }
    View::new(lines.join("\n")).picture(picture(style, weeks))
}

fn all_games(weeks: &[Week]) -> u32 {
    weeks.iter().map(|week| week.games()).sum()
}

fn picture(style: Style, weeks: &[Week]) -> Picture {
    let text = style.text;
    let drawn: Vec<_> = weeks
        .iter()
        .map(|&Week { rated, others, people, .. }| dvonn_render::Week { rated, others, people })
        .collect();
    let ticks = ticks(weeks);
    let legend = [
        say!(text, "activity-rated"),
        say!(text, "activity-others"),
        say!(text, "activity-people"),
    ];
    let title = say!(text, "table-activity");
    let figure = say!(text, "activity-games", games = all_games(weeks));
    let (empty, caption) = (say!(text, "activity-empty"), say!(text, "caption-activity"));
    let seen = &weeks[dvonn_render::Week::first_drawn(&drawn)..];
    painter::picture(style, None, alt_text(text, seen), move |painter, look| {
        let ticks: Vec<_> = ticks.iter().map(|(week, label)| (*week, label.as_str())).collect();
        let chart = ActivityChart {
            title: &title,
            figure: &figure,
            weeks: &drawn,
            ticks: &ticks,
            legend: legend.each_ref().map(String::as_str),
            empty: &empty,
            caption: &caption,
        };
        painter.activity_chart(&chart, look)
    })
}

/// Labels for the weeks in which a month starts, most important first: years, then quarters, then
/// other months.
fn ticks(weeks: &[Week]) -> Vec<(usize, String)> {
    let month = |(number, week): (usize, &Week)| Some((number, week.month()?));
    let mut months: Vec<_> = weeks.iter().enumerate().filter_map(month).collect();
    months.sort_by_key(|(_, day)| (day.month() != 1, day.month() % 3 != 1));
    let label =
        |(number, day): (usize, jiff::civil::Date)| (number, day.strftime("%Y-%m").to_string());
    months.into_iter().map(label).collect()
}

/// Returns the alt text of a chart of these weeks, with every number in it.
fn alt_text(text: Text, weeks: &[Week]) -> String {
    let weeks_with_games = weeks.iter().filter(|week| week.games() > 0).map(|week| {
        say!(
            text,
            "alt-activity-week",
            monday = week.monday.strftime("%m-%d").to_string(),
            rated = week.rated,
            others = week.others,
            people = week.people
        )
    });
    let described = text.grouped(&weeks_with_games.collect::<Vec<_>>());
    let first = weeks.first().map(|week| week.monday.to_string()).unwrap_or_default();
    if described.is_empty() {
        return say!(text, "alt-activity-none", weeks = weeks.len(), first = first);
    }
    say!(text, "alt-activity", weeks = weeks.len(), first = first, entries = described)
}

#[cfg(test)]
mod tests {
    use dvonn_discord::view::ALT;
    use jiff::ToSpan as _;
    use jiff::civil::{Date, date};

    use super::*;

    fn weeks(of: impl Fn(u32) -> (u32, u32, u32)) -> Vec<Week> {
        let mondays = date(2026, 5, 25).series(7.days());
        let week = |(number, monday): (u32, Date)| {
            let (rated, others, people) = of(number);
            Week { monday, rated, others, people }
        };
        (0..26).zip(mondays).map(week).collect()
    }

    #[test]
    fn alt_text_contains_every_number_of_a_busy_server() {
        let alt = alt_text(Text::of(None), &weeks(|week| (90_000 + week, 80_000, 9_999)));
        assert!(alt.contains("05-25: 90000, 80000, 9999; 06-01: 90001, 80000"), "{alt}");
        assert!(alt.contains("11-16: 90025, 80000, 9999"), "{alt}");
        for text in Text::all() {
            let alt = alt_text(text, &weeks(|week| (90_000 + week, 80_000, 9_999)));
            assert!(alt.chars().count() <= ALT, "{}: {}", text.tag(), alt.chars().count());
        }
    }

    #[test]
    fn alt_text_leaves_out_weeks_without_games() {
        let alt = alt_text(Text::of(None), &weeks(|week| (u32::from(week == 3), 0, 2)));
        assert!(alt.contains("06-15: 1, 0, 2") && !alt.contains("06-22"), "{alt}");
        let none = alt_text(Text::of(None), &weeks(|_| (0, 0, 0)));
        assert!(none.contains("no game"), "{none}");
    }

    #[test]
    fn alt_text_counts_the_weeks_that_the_picture_shows() {
        let style = Style::public(Text::of(None), None);
        for (first_active, shown, from) in [
            (0, 26, "2026-05-25"),
            (10, 16, "2026-08-03"),
            (25, 5, "2026-10-19"),
            (26, 5, "2026-10-19"),
        ] {
            let alt = picture(style, &weeks(|week| (u32::from(week >= first_active), 0, 0))).alt;
            let expected = format!("{shown} weeks, from {from}");
            assert!(alt.contains(&expected), "{expected} is not in {alt}");
        }
    }

    #[test]
    fn the_first_of_equally_busy_weeks_is_the_busiest() {
        let style = Style::public(Text::of(None), None);
        let view = activity(style, &weeks(|week| (u32::from(week > 3), week / 20, 2)));
        let text = view.content();
        assert!(text.contains("28 games") && text.contains("2026-10-12"), "{text}");
    }

    #[test]
    fn months_are_labelled_at_the_week_in_which_they_start() {
        let labels: Vec<_> = ticks(&weeks(|_| (0, 0, 0)));
        let labels: Vec<_> = labels.iter().map(|(week, label)| (*week, label.as_str())).collect();
        let expected = [
            (5, "2026-07"),
            (18, "2026-10"),
            (1, "2026-06"),
            (9, "2026-08"),
            (14, "2026-09"),
            (22, "2026-11"),
        ];
        assert_eq!(labels, expected);
    }
}
