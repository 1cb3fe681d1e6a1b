/**
 * Demo accounts for visitors: part of the memory backend's initial state, and written to the emulators by the seed script.
 * The passwords are not secret.
 */
export const SEEDED_ACCOUNTS = [
  { who: 'Member', email: 'maya@marquee.example', password: 'marquee-demo' },
  { who: 'Admin', email: 'ada@marquee.example', password: 'marquee-demo' },
];

/** A demo account of the memory backend alone, whose lists and history are filled at the first sign-in of a demo account. */
export const LONG_TIME_MEMBER = { who: 'Long-time member', email: 'noor@marquee.example', password: 'marquee-demo' };
