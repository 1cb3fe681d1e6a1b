/** Characters that no name may contain, with their descriptions. */
export const HIDDEN_CHARACTERS: ReadonlyArray<readonly [description: string, character: string]> = [
  ['a tab', '\t'], ['a line break', '\n'], ['an escape character', '\u001B'], ['a delete character', '\u007F'], ['a C1 control', '\u0085'],
  ['a soft hyphen', '\u00AD'], ['a zero-width space', '\u200B'], ['a zero-width joiner', '\u200D'], ['a word joiner', '\u2060'], ['a byte order mark', '\uFEFF'],
  ['a right-to-left mark', '\u200F'], ['a bidirectional override', '\u202E'], ['a bidirectional isolate', '\u2067'], ['an Arabic letter mark', '\u061C'], ['a tag character', '\u{E0041}'],
  ['a no-break space', '\u00A0'], ['a narrow no-break space', '\u202F'], ['an em space', '\u2003'], ['an ideographic space', '\u3000'],
  ['a line separator', '\u2028'], ['a paragraph separator', '\u2029'],
  ['a combining grapheme joiner', '\u034F'], ['a Hangul filler', '\u3164'], ['a blank Braille pattern', '\u2800'],
];
