/**
 * Whom a stranger can try the app as: they live in the browser's own house, and in the emulators once these are filled. Their
 * passwords are no secret.
 */
export const SEEDED_ACCOUNTS = [
  { who: 'Member', email: 'maya@marquee.example', password: 'marquee-demo' },
  { who: 'Admin', email: 'ada@marquee.example', password: 'marquee-demo' },
];
