import type { Person } from '#domain/catalogue/person';
import { personPopularity, type PeopleFile } from '#adapters/embedded-catalogue/files/people-file';
import { deriveIdFromName } from '#adapters/embedded-catalogue/queries/ids-from-names';
import type { TitleTable } from './title-table';

/** The people by row, most popular first. A person is built only for the few rows that are returned. */
export type PersonTable = {
  readonly nameAt: (row: number) => string;
  readonly popularityAt: (row: number) => number;
  readonly personAt: (row: number) => Person;
};

export const createPersonTable = (file: PeopleFile, titles: TitleTable): PersonTable => {
  const behindCamera = new Set(file.behindCamera);
  const size = file.name.length;
  // Where each person's titles begin in `titles`, and the index of the first of them.
  const [starts, best] = [new Uint32Array(size + 1), new Uint32Array(size)];
  for (let row = 0; row < size; row += 1) {
    const start = starts[row] ?? 0;
    best[row] = (best[row - 1] ?? 0) + (file.titles[start] ?? 0);
    starts[row + 1] = start + (file.shown[row] ?? 0);
  }
  const titlesAt = (row: number): Person['titles'] => {
    let index = best[row] ?? 0;
    return file.titles.slice(starts[row], starts[row + 1]).flatMap((step, nth) => {
      index += nth === 0 ? 0 : (step ?? 0);
      if (index >= titles.size) return [];
      const { mediaType, id, title, year } = titles.titleAt(index);
      return [{ mediaType, id, title, year }];
    });
  };
  const nameAt = (row: number): string => file.name[row] ?? '';
  return {
    nameAt,
    popularityAt: (row) => personPopularity(titles.popularityAt(best[row] ?? 0), file.credits[row] ?? 1),
    personAt: (row) => {
      const name = nameAt(row);
      return {
        id: file.renumbered[row] ?? deriveIdFromName(name),
        name, knownFor: behindCamera.has(row) ? 'Directing' : behindCamera.has(-1 - row) ? null : 'Acting', imagePath: null,
        titles: titlesAt(row),
      };
    },
  };
};
