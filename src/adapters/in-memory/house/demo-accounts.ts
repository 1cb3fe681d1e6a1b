/** Whom a stranger can try the app as. Their passwords are no secret. */
export const DEMO_ACCOUNTS = [
  { who: 'Member', email: 'maya@marquee.example', password: 'marquee-demo' },
  { who: 'Admin', email: 'ada@marquee.example', password: 'marquee-demo' },
];
