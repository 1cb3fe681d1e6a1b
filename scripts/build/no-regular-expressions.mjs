/** Stands for the regular expressions of Firestore's pipelines, which no query uses: 40 kB. */
export const RE2JS = null;
