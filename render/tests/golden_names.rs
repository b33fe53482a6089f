//! Golden tests of names in common scripts, with emoji and decorative letters.

mod common;

use common::compare;
use dvonn_render::{Align, Column, Look, Painter, Row, Table};

const NAMES: [[&str; 2]; 15] = [
    ["Anna & 田中さくら", "김민수 the 3rd"],
    ["सीमा शर्मा क्षत्रिय", "สมชาย น้ำผึ้ง"],
    ["🦊Fox 🇫🇷 👩‍👩‍👧 👍🏽", "محمد الفاتح"],
    ["שלום עולם 123", "ab محمد 42 cd"],
    ["𝓐𝓷𝓷𝓪 𝔅𝔢𝔫 𝕏𝕪", "ＷＩＤＥ ﾊﾝｶｸ ①②Ⓐ"],
    ["১২৩ বাংলা স্ত্রী", "தமிழ் ஸ்ரீ"],
    ["తెలుగు క్రిష్ణ", "ગુજરાતી ક્ષ"],
    ["ਪੰਜਾਬੀ ਸਿੰਘ", "ಕನ್ನಡ ಕೃಷ್ಣ"],
    ["മലയാളം കൃഷ്ണൻ", "සිංහල ශ්‍රී"],
    ["ភាសាខ្មែរ", "မြန်မာဘာသာ"],
    ["አማርኛ ሰላም", "Z̸̢̛͎̲͕͇̞͐̆͛̎a̷͖͖̪̽͊̈́l̵̩̟̀̚g̶̡̙̎̀o̸͔͑ text"],
    ["Nguyễn Văn Đức", "Ёжик Ґалаґан Ђорђе"],
    ["꧁Ben꧂ ༺x༻ \u{10FFFD}\u{E000}", "❤️‍🔥 1️⃣ ☠️ ♥ ★ ⚡ 😀 😈"],
    ["WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽"],
    [
        "محمد محمد محمد محمد محمد محمد محمد محمد",
        "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字",
    ],
];

#[test]
fn names_match_the_golden_file() -> Result<(), String> {
    let column = |heading| Column { heading, align: Align::Left };
    let rows = NAMES.map(|names| Row { cells: names.map(str::to_owned).to_vec(), mark: false });
    let table = Table {
        title: "محمد and 田中 and 🦊",
        caption: "김민수 · सीमा · สมชาย",
        columns: &[column("Name"), column("Name")],
        rows: &rows,
        medals: false,
    };
    compare("names", &Painter::new().table(&table, Look::default()))
}
