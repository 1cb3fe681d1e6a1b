import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { TitleRating } from '#domain/history/rating';
import { SeriesEpisodes } from '#domain/history/series/former-season-sizes';
import { Viewing } from '#domain/history/viewing';
import { MAX_DESCRIPTION_LENGTH, type List } from '#domain/lists/list';
import { ListItem } from '#domain/lists/list-item';
import { shownListName } from '#domain/lists/list-name';
import { decode } from '#domain/shared/decode';
import { invalid, type Failure } from '#domain/shared/failure';
import { refineCodec } from '#domain/shared/refine-codec';
import { createPause, type Pause } from '#application/imports/pause';
import { hasNoOwnData, readOwnData, type OwnData } from './own-data';
import { fieldOf, rowsOf, type DamagedEntry, type OnDamaged } from './damaged-fields';
import { isPast, isStorableItem, isStorableOrder, isStorableRating, isStorableSeries, isStorableViewing } from './is-storable';

/** Newest version of the file that this version of the app reads. */
const LAST_VERSION = 5;
/** Largest file that is read, in bytes: far more than all lists, full, take. */
export const MAX_MEMBER_FILE_BYTES = 200 * 1024 * 1024;

/** The fields of a list that a file brings back. `createdAt` is null in files that are not of the member's own account. */
type FileList = Pick<List, 'name' | 'displayName' | 'description' | 'order' | 'pinned' | 'archived'>
  & { readonly createdAt: number | null };

/** Data that a file of a member's own data brings back. */
export type MemberFile = {
  readonly lists: ReadonlyArray<{ readonly list: FileList; readonly items: ReadonlyArray<ListItem> }>;
  readonly viewings: ReadonlyArray<Viewing>;
  readonly ratings: ReadonlyArray<TitleRating>;
  /** None in files of app versions that did not export them. */
  readonly episodes: ReadonlyArray<SeriesEpisodes>;
  /** The rest of the account; null in files of other services, and of lists that somebody has shared. */
  readonly own: OwnData | null;
};

/** A file that "Export data" has written. @property bin shown names of its deleted lists, which are left out. */
export type OwnMemberFile = MemberFile & { readonly damaged: ReadonlyArray<DamagedEntry>; readonly bin: ReadonlyArray<string> };

const Head = t.type({ format: t.literal('marquee-member'), version: t.number }, 'MemberFile');
const NamedList = t.type({ list: t.type({ name: t.string }), items: t.unknown });
const Description = refineCodec(t.string, ({ length }) => length <= MAX_DESCRIPTION_LENGTH, 'Description');
const DisplayName = t.union([t.string, t.null]);
const Order = t.union([refineCodec(t.string, isStorableOrder, 'Order'), t.null]);
const DeletedAt = t.union([t.number, t.null]);

const countOf = (rows: unknown): number => (Array.isArray(rows) ? rows.length : 0);

/**
 * Reads lists that are not deleted, and the names of the others. A list needs only its name: damage elsewhere in it does not cost its
 * titles.
 */
const listsOf = async (
  rows: unknown, isOwn: boolean, now: number, onDamaged: OnDamaged, pause: Pause,
): Promise<Pick<OwnMemberFile, 'lists' | 'bin'>> => {
  let titles = 0;
  const [lists, bin]: [MemberFile['lists'][number][], string[]] = [[], []];
  for (const { list, items } of await rowsOf(NamedList, { part: 'list', rows }, onDamaged, pause)) {
    const { name, displayName, description, createdAt, order, pinned, archived, deletedAt } = list as
      { readonly name: string } & Readonly<Record<string, unknown>>;
    const field = <A>(codec: t.Type<A, unknown>, value: unknown, otherwise: A): A =>
      fieldOf(codec, value, otherwise, ['list', name], onDamaged);
    const names = { name, displayName: field(DisplayName, displayName, null) };
    if (field(DeletedAt, deletedAt, null) !== null) bin.push(shownListName(names));
    else
      lists.push({
        list: {
          ...names,
          createdAt: isOwn && typeof createdAt === 'number' && isPast(createdAt, now) ? createdAt : null,
          description: field(Description, description, ''), order: field(Order, order, null),
          pinned: field(t.boolean, pinned, false), archived: field(t.boolean, archived, false),
        },
        items: await rowsOf(
          ListItem, { part: 'title', rows: items, isStorable: (item) => isStorableItem(item, now), before: titles }, onDamaged, pause,
        ),
      });
    titles += countOf(items);
  }
  return { lists, bin };
};

/**
 * Reads a file that "Export data" has written, in slices. Fails with `invalid` for the field `file`: `malformed` if the text is no such
 * file, `newer` if a later version of the app has written it, `empty` if it contains nothing to bring back.
 * @param now ms since 1970: what happened later is damaged.
 */
export const readMemberFile = async (
  text: string, now: number, pause: Pause = createPause(),
): Promise<E.Either<Failure, OwnMemberFile>> => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return E.left(invalid('file', 'malformed'));
  }
  const head = decode(Head, 'file')(parsed);
  if (E.isLeft(head)) return E.left(invalid('file', 'malformed'));
  if (head.right.version > LAST_VERSION) return E.left(invalid('file', 'newer'));
  const damaged: DamagedEntry[] = [];
  const onDamaged: OnDamaged = (entry) => void damaged.push(entry);
  const { lists, viewings, ratings, episodes, seasonSizes, profile, unmatched } = parsed as { readonly [part: string]: unknown };
  const own = await readOwnData({ profile, unmatched }, now, onDamaged, pause);
  const file = {
    own,
    ...(await listsOf(lists, own !== null, now, onDamaged, pause)),
    viewings: await rowsOf(
      Viewing, { part: 'viewing', rows: viewings, isStorable: (viewing) => isStorableViewing(viewing, now) }, onDamaged, pause,
    ),
    ratings: await rowsOf(
      TitleRating, { part: 'rating', rows: ratings, isStorable: (rating) => isStorableRating(rating, now) }, onDamaged, pause,
    ),
    // Until version 3 of the file, they were numbers of episodes.
    episodes: await rowsOf(
      SeriesEpisodes, { part: 'episodes', rows: episodes ?? seasonSizes, isStorable: isStorableSeries }, onDamaged, pause,
    ),
  };
  const isEmpty = file.lists.length + file.viewings.length + file.ratings.length === 0 && (own === null || hasNoOwnData(own));
  return isEmpty && damaged.length === 0 ? E.left(invalid('file', 'empty')) : E.right({ ...file, damaged });
};
