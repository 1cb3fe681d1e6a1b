import type { TitleRating } from '#domain/history/rating';
import type { Viewing } from '#domain/history/viewing';
import type { ListItem } from '#domain/lists/list-item';
import { typedListName } from '#domain/lists/list-name';
import type { RecentTitle } from '#domain/users/user';
import type { ImportRow } from '#application/imports/import-row';
import { possibleListName } from '#application/data-file/possible-list-name';
import type { DamagedEntry, OwnPart } from '#application/data-file/damaged-fields';
import type { MemberFile, OwnMemberFile } from '#application/data-file/read-member-file';

/** A file that "Export data" has written. */
export type NamedOwnFile = { readonly name: string; readonly file: OwnMemberFile };

export const SETTINGS = ['theme', 'language', 'region', 'phone', 'filters', 'services', 'turned-down'] as const;
type Setting = (typeof SETTINGS)[number];

/** An entry of an own file, which the dry run shows as a row. Lists are no rows: they have a place of their own in the dry run. */
export type OwnEntry = {
  /** Negative, so that it is no row of another file. */
  readonly id: number;
} & (
  /** @property list key of the list, see `listKey`. */
  | { readonly part: 'title'; readonly list: string; readonly item: ListItem }
  | { readonly part: 'viewing'; readonly viewing: Viewing }
  | { readonly part: 'rating'; readonly rating: TitleRating }
  | { readonly part: 'recent'; readonly recent: RecentTitle }
  | { readonly part: Setting; readonly value: string }
  | { readonly part: 'unmatched'; readonly row: ImportRow }
  | { readonly part: 'bin'; readonly name: string }
  | { readonly part: 'damaged'; readonly damaged: DamagedEntry }
);

/** The part of the file that the row of an entry stands in. */
export const ownPartOf = (entry: OwnEntry): OwnPart =>
  (entry.part === 'damaged' ? entry.damaged.part : entry.part === 'bin' ? 'list' : entry.part);

/** Returns the name that the dry run and its choices use for a list of an own file. */
export const listKey = ({ list }: MemberFile['lists'][number]): string => possibleListName(typedListName(list));

/** Returns a setting of a file or a profile; null if it is not chosen. */
export const settingOf = (
  own: Pick<NonNullable<MemberFile['own']>, 'settings' | 'phoneNumber' | 'savedFilters' | 'services' | 'turnedDown'>, setting: Setting,
): string | null => {
  switch (setting) {
    case 'phone': return own.phoneNumber;
    case 'filters': return own.savedFilters;
    case 'services': return own.services;
    case 'turned-down': return own.turnedDown;
    case 'theme': case 'language': case 'region': return own.settings[setting];
  }
};

type Unnumbered = OwnEntry extends infer Entry ? (Entry extends OwnEntry ? Omit<Entry, 'id'> : never) : never;

/** Returns the entries of a file, always in the same order. @param before number of the entries of the files before. */
export const ownEntries = ({ lists, viewings, ratings, own, bin, damaged }: OwnMemberFile, before: number): ReadonlyArray<OwnEntry> => {
  const entries: ReadonlyArray<Unnumbered> = [
    ...lists.flatMap((list) => list.items.map((item) => ({ part: 'title' as const, list: listKey(list), item }))),
    ...viewings.map((viewing) => ({ part: 'viewing' as const, viewing })),
    ...ratings.map((rating) => ({ part: 'rating' as const, rating })),
    ...(own?.recents ?? []).map((recent) => ({ part: 'recent' as const, recent })),
    ...(own === null ? [] : SETTINGS.flatMap((part) => {
      const value = settingOf(own, part);
      return value === null ? [] : [{ part, value }];
    })),
    ...(own?.unmatched ?? []).map((row) => ({ part: 'unmatched' as const, row })),
    ...bin.map((name) => ({ part: 'bin' as const, name })),
    ...damaged.map((each) => ({ part: 'damaged' as const, damaged: each })),
  ];
  return entries.map((entry, index) => ({ ...entry, id: -1 - before - index }));
};
