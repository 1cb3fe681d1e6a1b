/** Words that people must not have to read: private words of the project, and old-fashioned ones. The texts of a board may contain them. */
export const BANNED: ReadonlyArray<RegExp> = [
  /\bhouses?\b/i, /\bfoyer\b/i, /\breels?\b/i, /\bletters?\b/i, /\bpost office\b/i, /\bin the post\b/i, /\bplayers\b/i, /\bseats?\b/i,
  /\bthe programme\b/i, /\bthe room\b/i, /\b(?:house )?lights\b/i, /\btake it along\b/i, /\bsomebody\b/i, /\beverybody\b/i, /\bwhoever\b/i,
  /\banew\b/i, /\bof yours\b/i, /\bdid not come\b/i, /\bimbox\b/i,
];

/** Texts with a banned word that stay: lines of the letterboard, and texts that the specification gives to the letter. */
export const ALLOWED_TEXTS: ReadonlySet<string> = new Set([
  'Empty /seats',
  'Please open your imbox to verify your new email!',
]);

/** Attributes whose value people read or hear. */
export const TEXT_ATTRIBUTES: ReadonlySet<string> = new Set([
  'alt', 'aria-description', 'aria-label', 'aria-roledescription', 'asideLabel', 'cancel', 'confirm', 'description', 'error', 'heading',
  'hint', 'label', 'lead', 'note', 'placeholder', 'subtitle', 'summary', 'title', 'toLabel',
]);
