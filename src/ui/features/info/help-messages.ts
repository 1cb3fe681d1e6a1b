/** Keyboard shortcuts shown on the help page. */
export const KEYS: ReadonlyArray<{ readonly keys: ReadonlyArray<string>; readonly does: string }> = [
  { keys: ['/'], does: 'to the search box, from anywhere' },
  { keys: ['↑', '↓', 'Enter'], does: 'choose a suggestion' },
  { keys: ['←', '→'], does: 'along a shelf' },
  { keys: ['←', '→', '↑', '↓'], does: 'across a wall of posters' },
  { keys: ['Esc'], does: 'close what is open: a menu, a trailer, the suggestions' },
  { keys: ['Tab', 'Enter'], does: 'first thing on a page: skip to the content' },
];
