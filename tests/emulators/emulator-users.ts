/** A user of a seeded project. */
export type Person = {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'user' | 'admin';
  readonly disabled: boolean;
};

/** The password of every seeded user. */
export const DEMO_PASSWORD = 'marquee-demo';

export const MAYA: Person = { uid: 'maya', name: 'Maya Rosen', email: 'maya@marquee.example', role: 'user', disabled: false };
export const ADA: Person = { uid: 'ada', name: 'Ada Okafor', email: 'ada@marquee.example', role: 'admin', disabled: false };
export const DORA: Person = { uid: 'dora', name: 'Dora Lindqvist', email: 'dora@marquee.example', role: 'user', disabled: true };

export const PEOPLE: ReadonlyArray<Person> = [MAYA, ADA, DORA];
