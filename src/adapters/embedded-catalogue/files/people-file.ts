import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import type { Person } from '#domain/catalogue/person';
import { NumberColumn, TextColumn } from './column';
import type { CatalogueEntry } from '../queries/catalogue-entry';
import { PEOPLE_FILE } from './file-names';
import { yieldToMain, mapInChunks } from './map-in-chunks';
import type { Index } from './index-file';
import { nameId } from '../queries/name-ids';

/**
 * Names with their best-known titles. `titles` holds places in the index (films first, series after them), each as the step from
 * the one before, the first of a person from the first of the person before: people stand in the order of their first title.
 */
export const PeopleFile = t.strict({
  name: TextColumn,
  /** How many titles `titles` has for this person, and how many there are in all. */
  shown: NumberColumn,
  credits: NumberColumn,
  titles: NumberColumn,
  /** Places of people known for directing or creating. */
  behindCamera: t.readonlyArray(t.number),
  /** Numbers of the few whose name's own number was taken. */
  renumbered: t.record(t.string, t.number),
}, 'PeopleFile');
export type PeopleFile = t.TypeOf<typeof PeopleFile>;

export type KnownPerson = {
  readonly name: string;
  /** 0 to about 100, comparable with a title's popularity. */
  readonly popularity: number;
  /** Put together only for the few that are shown. */
  readonly show: () => Person;
};

/** Best-known title first, then how often one has been seen. */
const popularityOf = (best: CatalogueEntry | undefined, credits: number): number => (best?.popularity ?? 0) * 0.6 + Math.min(40, 8 * Math.log2(credits));

const brief = ({ summary: { mediaType, id, title, year } }: CatalogueEntry): Person['titles'][number] => ({ mediaType, id, title, year });

const peopleOf = (file: PeopleFile, index: Index): Promise<ReadonlyArray<KnownPerson>> => {
  const behind = new Set(file.behindCamera);
  const films = index.movie.length;
  const entryAt = (place: number): CatalogueEntry | undefined => (place < films ? index.movie[place] : index.tv[place - films]);
  let [cursor, first] = [0, 0];
  return mapInChunks(file.name, (known, at) => {
    const [name, from] = [known ?? '', cursor];
    first += file.titles[from] ?? 0;
    cursor += file.shown[at] ?? 0;
    const [start, to] = [first, cursor];
    return {
      name,
      popularity: popularityOf(entryAt(start), file.credits[at] ?? 1),
      show: () => {
        let place = start;
        const titles = file.titles.slice(from, to).flatMap((step, nth) => {
          place += nth === 0 ? 0 : (step ?? 0);
          const entry = entryAt(place);
          return entry === undefined ? [] : [brief(entry)];
        });
        return { id: file.renumbered[name] ?? nameId(name), name, knownFor: behind.has(at) ? 'Directing' : 'Acting', picturePath: null, titles };
      },
    };
  });
};

/** Reads the names, in slices. */
export const decodePeople = (index: Index) => (input: unknown): Answer<ReadonlyArray<KnownPerson>> => async () => {
  await yieldToMain();
  const file = decode(PeopleFile, PEOPLE_FILE)(input);
  return E.isLeft(file) ? file : E.right(await peopleOf(file.right, index));
};
