import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { TitleRating } from '#domain/history/rating';
import { SeriesEpisodes } from '#domain/history/series/former-season-sizes';
import { Viewing } from '#domain/history/viewing';
import { List } from '#domain/lists/list';
import { ListItem } from '#domain/lists/list-item';
import { decode } from '#domain/shared/decode';
import { invalid, type Failure } from '#domain/shared/failure';

/** Newest version of the file that this version of the app reads. */
const LAST_VERSION = 4;
/** Largest file that is read, in bytes: far more than all lists, full, take. */
export const MAX_MEMBER_FILE_BYTES = 200 * 1024 * 1024;

/** What a file of a member's own data brings back. Deleted lists are left out. */
export type MemberFile = {
  readonly lists: ReadonlyArray<{ readonly list: List; readonly items: ReadonlyArray<ListItem> }>;
  readonly viewings: ReadonlyArray<Viewing>;
  readonly ratings: ReadonlyArray<TitleRating>;
  /** None in files of app versions that did not export them. */
  readonly episodes: ReadonlyArray<SeriesEpisodes>;
  /** Number of lists, titles, viewings, ratings and series that are damaged and left out. */
  readonly damaged: number;
};

const Head = t.type({ format: t.literal('marquee-member'), version: t.number }, 'MemberFile');
const Rows = t.array(t.unknown);

/** Decodes rows one by one; damaged ones are counted. */
const rowsOf = <A>(codec: t.Type<A, unknown>, rows: unknown, onDamaged: () => void): ReadonlyArray<A> =>
  (Rows.is(rows) ? rows : []).flatMap((row) => {
    const decoded = codec.decode(row);
    if (E.isRight(decoded)) return [decoded.right];
    onDamaged();
    return [];
  });

/**
 * Reads a file that "Export data" has written. Fails with `invalid` for the field `file`: `malformed` if the text is no such file,
 * `newer` if a later version of the app has written it, `empty` if it contains nothing to bring back.
 */
export const readMemberFile = (text: string): E.Either<Failure, MemberFile> => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return E.left(invalid('file', 'malformed'));
  }
  const head = decode(Head, 'file')(parsed);
  if (E.isLeft(head)) return E.left(invalid('file', 'malformed'));
  if (head.right.version > LAST_VERSION) return E.left(invalid('file', 'newer'));
  let damaged = 0;
  const onDamaged = (): void => void (damaged += 1);
  const { lists, viewings, ratings, episodes, seasonSizes } = parsed as { readonly [part: string]: unknown };
  const file = {
    lists: rowsOf(t.type({ list: List, items: t.unknown }), lists, onDamaged)
      .filter(({ list }) => list.deletedAt === null)
      .map(({ list, items }) => ({ list, items: rowsOf(ListItem, items, onDamaged) })),
    viewings: rowsOf(Viewing, viewings, onDamaged),
    ratings: rowsOf(TitleRating, ratings, onDamaged),
    // Until version 3 of the file, they were numbers of episodes.
    episodes: rowsOf(SeriesEpisodes, episodes ?? seasonSizes, onDamaged),
  };
  const isEmpty = file.lists.length + file.viewings.length + file.ratings.length === 0;
  return isEmpty && damaged === 0 ? E.left(invalid('file', 'empty')) : E.right({ ...file, damaged });
};
