import { directedBy, film, theme, withActor, years, type Theme } from './theme';

const director = (name: string): Theme => theme(`Directed by ${name}`, film, directedBy(name));
const actor = (name: string): Theme => theme(`With ${name}`, film, withActor(name));

/** Films of one person. */
export const PEOPLE_THEMES: ReadonlyArray<Theme> = [
  director('Alfred Hitchcock'),
  actor('Denzel Washington'),
  director('Akira Kurosawa'),
  actor('Meryl Streep'),
  // They made all of these together, though only Joel is named as director before 2004.
  theme('By the Coen brothers', film, directedBy('Joel Coen', 'Ethan Coen'), years(1984, 2018)),
  actor('Jackie Chan'),
  director('Steven Spielberg'),
  actor('Nicole Kidman'),
  director('Martin Scorsese'),
  actor('Cate Blanchett'),
  director('Ridley Scott'),
  actor('James Stewart'),
  director('John Ford'),
  actor('Bill Murray'),
  director('Ingmar Bergman'),
  actor('Tom Hanks'),
  director('David Cronenberg'),
  actor('Sigourney Weaver'),
  actor('Robin Williams'),
];
