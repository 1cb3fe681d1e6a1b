import type { MemberExport } from './member-export';

/** Entries of one text: few texts, none of them large. */
const PART = 500;

const keyOf = (name: string): string => `${JSON.stringify(name)}: `;

/** Returns an array as texts of at most `PART` entries, one a line. */
const arrayParts = (entries: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  Array.from({ length: Math.ceil(entries.length / PART) }, (_, index) => {
    const lines = entries.slice(index * PART, (index + 1) * PART).map((entry) => JSON.stringify(entry)).join(',\n');
    return index === 0 ? lines : `,\n${lines}`;
  });

const listParts = ({ list, items }: MemberExport['lists'][number], isFirst: boolean): ReadonlyArray<string> => [
  `${isFirst ? '' : ',\n'}{${keyOf('list')}${JSON.stringify(list)},\n${keyOf('items')}[\n`, ...arrayParts(items), ']}',
];

/**
 * Returns an export as the texts of one JSON file, one entry a line. The whole is never one text, so that a large account needs little
 * memory.
 */
export const memberExportParts = ({ lists, viewings, ratings, episodes, unmatched, ...head }: MemberExport): ReadonlyArray<string> => [
  `${JSON.stringify(head, null, 1).slice(0, -2)},\n${keyOf('lists')}[\n`,
  ...lists.flatMap((entry, index) => listParts(entry, index === 0)), '],\n',
  ...Object.entries({ viewings, ratings, episodes, unmatched }).flatMap(([name, entries], index, all) => [
    `${keyOf(name)}[\n`, ...arrayParts(entries), index === all.length - 1 ? ']\n}\n' : '],\n',
  ]),
];
