import type { Title } from './title';

/** Titles under a name. */
export type ProgrammePart = readonly [name: string, titles: ReadonlyArray<Title>];

/**
 * The programme of a day: the film of the hero, whose name is the year in which it was released on this day (empty for a film of another
 * day); two films of a person, who is the name; then themed shelves. No title is in two parts. Empty for a catalogue without a programme.
 */
export type Programme = ReadonlyArray<ProgrammePart>;
