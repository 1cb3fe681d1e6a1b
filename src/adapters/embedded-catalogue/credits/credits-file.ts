import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import { invalidData, type Failure } from '#domain/shared/failure';
import type { CreditedPerson, TitleCredits } from '#domain/catalogue/credits/title-credits';
import { decodePositions, encodePositions } from '#adapters/embedded-catalogue/taste/positions';
import { deriveIdFromName } from '#adapters/embedded-catalogue/queries/ids-from-names';

/** Directors and leading actors with at least two titles, for groups of titles. Visitors do not load them. */
export const CREDITS_FILE = 'credits.json';

/** A person with the positions of their titles in the index, films first; ascending, at least two. */
export type PersonTitles = CreditedPerson & { readonly positions: ReadonlyArray<number> };
type People = Pick<TitleCredits, 'directors' | 'actors'>;

const Credits = t.strict({
  /** A line for each person. */
  names: t.string,
  /** A line for each person, see `encodePositions`. */
  titles: t.string,
  /** By line: ids of the few people that are not derived from their name. */
  renumbered: t.record(t.string, t.number),
});
const CreditsFile = t.strict({ directors: Credits, actors: Credits }, 'CreditsFile');

const encodePeople = (people: ReadonlyArray<PersonTitles>): t.TypeOf<typeof Credits> => ({
  names: people.map(({ name }) => name).join('\n'),
  titles: people.map(({ positions }) => encodePositions(positions)).join('\n'),
  renumbered: Object.fromEntries(people.flatMap(({ name, personId }, at) =>
    (personId === deriveIdFromName(name) ? [] : [[String(at), personId]]))),
});

/** Returns the content of the file. */
export const encodeCreditsFile = (people: Readonly<Record<keyof People, ReadonlyArray<PersonTitles>>>): unknown =>
  CreditsFile.encode({ directors: encodePeople(people.directors), actors: encodePeople(people.actors) });

/**
 * Decodes the file to the people of each title, by position. Fails with `invalid-data` for a position behind the last title.
 * @param size number of titles of the index.
 */
export const decodeCreditsFile = (size: number) => (input: unknown): E.Either<Failure, ReadonlyMap<number, People>> =>
  E.chain((content: t.TypeOf<typeof CreditsFile>): E.Either<Failure, ReadonlyMap<number, People>> => {
    const byPosition = new Map<number, Record<keyof People, CreditedPerson[]>>();
    for (const kind of ['directors', 'actors'] as const) {
      const { names, titles, renumbered } = content[kind];
      const lines = titles === '' ? [] : titles.split('\n');
      const ofLines = names.split('\n');
      for (const [line, text] of lines.entries()) {
        const [positions, name] = [decodePositions(text), ofLines[line]];
        if (positions === null || name === undefined || (positions.at(-1) ?? size) >= size)
          return E.left(invalidData(CREDITS_FILE, `${kind}.${line}`, 'positions of titles'));
        const person = { personId: renumbered[String(line)] ?? deriveIdFromName(name), name };
        for (const position of positions) {
          const people = byPosition.get(position) ?? { directors: [], actors: [] };
          people[kind].push(person);
          byPosition.set(position, people);
        }
      }
    }
    return E.right(byPosition);
  })(decode(CreditsFile, CREDITS_FILE)(input));
