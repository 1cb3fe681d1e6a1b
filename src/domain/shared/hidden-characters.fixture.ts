/** Characters that no name may contain, with their descriptions. */
export const HIDDEN_CHARACTERS: ReadonlyArray<readonly [description: string, character: string]> = [
  ['a tab', '\t'], ['a line break', '\n'], ['an escape character', '\u001B'], ['a delete character', '\u007F'], ['a C1 control', '\u0085'],
  ['a soft hyphen', '\u00AD'], ['a zero-width space', '\u200B'], ['a zero-width joiner', '\u200D'], ['a word joiner', '\u2060'], ['a byte order mark', '\uFEFF'],
  ['a right-to-left mark', '\u200F'], ['a bidirectional override', '\u202E'], ['a bidirectional isolate', '\u2067'], ['an Arabic letter mark', '\u061C'], ['a tag character', '\u{E0041}'],
  ['a no-break space', '\u00A0'], ['a narrow no-break space', '\u202F'], ['an em space', '\u2003'], ['an ideographic space', '\u3000'],
  ['a line separator', '\u2028'], ['a paragraph separator', '\u2029'],
  ['a combining grapheme joiner', '\u034F'], ['a Hangul filler', '\u3164'], ['a blank Braille pattern', '\u2800'],
];

/** Names in which a hidden character has its place, with their descriptions. */
export const JOINED_NAMES: ReadonlyArray<readonly [description: string, name: string]> = [
  ['a flag made of two emoji', '\u{1F3F3}\uFE0F\u200D\u{1F308} Pride'], ['a family of three', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} Family'],
  ['skin tones', '\u{1F469}\u{1F3FD}\u200D\u2764\uFE0F\u200D\u{1F468}\u{1F3FF}'], ['the flag of England', 'Made in \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['the flag of Scotland', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'], ['a Persian prefix', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645 \u0628\u0628\u06CC\u0646\u0645'],
  ['two joiners of a Persian word', '\u0646\u0645\u06CC\u200C\u0634\u0646\u0627\u0633\u0645\u200C\u0634'], ['a name of two Persian words', '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627'],
  ['a Hindi half form', '\u0915\u094D\u200D\u0937'], ['a Sinhala conjunct', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3 \u0DBD\u0D82\u0D9A\u0DCF'], ['a Bengali ya-phala', '\u09B0\u200D\u09CD\u09AF\u09BE\u09AC'],
  ['a Kannada name of two words', '\u0CB0\u0CBE\u0C9C\u0CCD\u200C\u0C95\u0CC1\u0CAE\u0CBE\u0CB0\u0CCD'],
];

/** Names in which such a character has no place. */
export const MISJOINED_NAMES: ReadonlyArray<readonly [description: string, name: string]> = [
  ['a joiner at the end', '\u{1F468}\u200D'], ['a joiner at the beginning', '\u200D\u{1F468}'], ['two joiners in a row', '\u{1F468}\u200D\u200D\u{1F469}'],
  ['a joiner between an emoji and a letter', '\u{1F468}\u200Da'], ['a joiner before a space', '\u{1F468}\u200D \u{1F469}'], ['a non-joiner between Latin letters', 'a\u200Cb'],
  ['a non-joiner between emoji', '\u{1F468}\u200C\u{1F469}'], ['a joiner between Arabic letters', '\u06CC\u200D\u0631'], ['two non-joiners in a row', '\u06CC\u200C\u200C\u0631'],
  ['a non-joiner at the end', '\u06CC\u200C'], ['a non-joiner before an Arabic digit', '\u06CC\u200C\u0661'], ['a joiner between Hindi letters without a virama', '\u0915\u200D\u0937'],
  ['a joiner behind the last virama', '\u0915\u094D\u200D'], ['tags behind another flag', '\u{1F3F3}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['tags without an end', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}'], ['an end of tags alone', '\u{1F3F4}\u{E007F}'], ['a right-to-left mark between Arabic letters', '\u06CC\u200F\u0631'],
  ['a combining grapheme joiner before a non-joiner', '\u06CC\u034F\u200C\u0631'], ['seven tags', `\u{1F3F4}${'\u{E0067}'.repeat(7)}\u{E007F}`],
];
