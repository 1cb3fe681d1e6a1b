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
 * Names with their best-known titles. `titles` has indexes into the catalogue index (films, then series), each as the difference from
 * the preceding one. The first of a person is the difference from the first of the preceding person, because people are sorted by first title.
 */
export const PeopleFile = t.strict({
  name: TextColumn,
  /** Number of titles of this person in `titles` (`shown`) and in total (`credits`). */
  shown: NumberColumn,
  credits: NumberColumn,
  titles: NumberColumn,
  /** Indexes of people known for directing or creating. */
  behindCamera: t.readonlyArray(t.number),
  /** Ids of the few people whose `nameId` was taken by another name. */
  renumbered: t.record(t.string, t.number),
}, 'PeopleFile');
export type PeopleFile = t.TypeOf<typeof PeopleFile>;

export type PersonEntry = {
  readonly name: string;
  /** 0 to about 100, comparable with a title's popularity. */
  readonly popularity: number;
  /** Builds the `Person`; called only for the few people that are returned. */
  readonly toPerson: () => Person;
};

/** Combines the popularity of the best-known title with the number of credits (logarithmic, at most 40 points). */
const popularityOf = (best: CatalogueEntry | undefined, credits: number): number => (best?.popularity ?? 0) * 0.6 + Math.min(40, 8 * Math.log2(credits));

const toTitleRef = ({ summary: { mediaType, id, title, year } }: CatalogueEntry): Person['titles'][number] => ({ mediaType, id, title, year });

const peopleOf = (file: PeopleFile, index: Index): Promise<ReadonlyArray<PersonEntry>> => {
  const behindCamera = new Set(file.behindCamera);
  const films = index.movie.length;
  const entryAt = (titleIndex: number): CatalogueEntry | undefined => (titleIndex < films ? index.movie[titleIndex] : index.tv[titleIndex - films]);
  let [cursor, first] = [0, 0];
  return mapInChunks(file.name, (fileName, at) => {
    const [name, from] = [fileName ?? '', cursor];
    first += file.titles[from] ?? 0;
    cursor += file.shown[at] ?? 0;
    const [start, to] = [first, cursor];
    return {
      name,
      popularity: popularityOf(entryAt(start), file.credits[at] ?? 1),
      toPerson: () => {
        let titleIndex = start;
        const titles = file.titles.slice(from, to).flatMap((step, nth) => {
          titleIndex += nth === 0 ? 0 : (step ?? 0);
          const entry = entryAt(titleIndex);
          return entry === undefined ? [] : [toTitleRef(entry)];
        });
        return { id: file.renumbered[name] ?? nameId(name), name, knownFor: behindCamera.has(at) ? 'Directing' : 'Acting', imagePath: null, titles };
      },
    };
  });
};

/** Decodes the names in chunks. */
export const decodePeople = (index: Index) => (input: unknown): Answer<ReadonlyArray<PersonEntry>> => async () => {
  await yieldToMain();
  const file = decode(PeopleFile, PEOPLE_FILE)(input);
  return E.isLeft(file) ? file : E.right(await peopleOf(file.right, index));
};
