import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { TitleRating } from '#domain/history/rating';
import { SeriesEpisodes } from '#domain/history/series/former-season-sizes';
import { Viewing } from '#domain/history/viewing';
import { MAX_DESCRIPTION_LENGTH, type List } from '#domain/lists/list';
import { ListItem } from '#domain/lists/list-item';
import { decode } from '#domain/shared/decode';
import { invalid, type Failure } from '#domain/shared/failure';
import { refineCodec } from '#domain/shared/refine-codec';
import { hasNoOwnData, readOwnData, type OwnData } from './own-data';
import { fieldOf, rowsOf, type OnDamaged } from './damaged-fields';
import { isPast, isStorableItem, isStorableOrder, isStorableRating, isStorableSeries, isStorableViewing } from './is-storable';

/** Newest version of the file that this version of the app reads. */
const LAST_VERSION = 5;
/** Largest file that is read, in bytes: far more than all lists, full, take. */
export const MAX_MEMBER_FILE_BYTES = 200 * 1024 * 1024;

/** The fields of a list that a file brings back. `createdAt` is null in files that are not of the member's own account. */
type FileList = Pick<List, 'name' | 'displayName' | 'description' | 'order' | 'pinned' | 'archived'>
  & { readonly createdAt: number | null };

/** Data that a file of a member's own data brings back. Deleted lists are left out. */
export type MemberFile = {
  readonly lists: ReadonlyArray<{ readonly list: FileList; readonly items: ReadonlyArray<ListItem> }>;
  readonly viewings: ReadonlyArray<Viewing>;
  readonly ratings: ReadonlyArray<TitleRating>;
  /** None in files of app versions that did not export them. */
  readonly episodes: ReadonlyArray<SeriesEpisodes>;
  /** The rest of the account; null in files of other services, and of lists that somebody has shared. */
  readonly own: OwnData | null;
  /** Number of entries and fields that are damaged and left out. */
  readonly damaged: number;
};

const Head = t.type({ format: t.literal('marquee-member'), version: t.number }, 'MemberFile');
const NamedList = t.type({ list: t.type({ name: t.string }), items: t.unknown });
const Description = refineCodec(t.string, ({ length }) => length <= MAX_DESCRIPTION_LENGTH, 'Description');
const DisplayName = t.union([t.string, t.null]);
const Order = t.union([refineCodec(t.string, isStorableOrder, 'Order'), t.null]);
const DeletedAt = t.union([t.number, t.null]);

/** Reads lists that are not deleted. A list needs only its name: damage elsewhere in it does not cost its titles. */
const listsOf = (rows: unknown, isOwn: boolean, now: number, onDamaged: OnDamaged): MemberFile['lists'] =>
  rowsOf(NamedList, rows, onDamaged)
    .map(({ list, items }) => ({ list: list as { readonly name: string } & Readonly<Record<string, unknown>>, items }))
    .filter(({ list }) => fieldOf(DeletedAt, list['deletedAt'], null, onDamaged) === null)
    .map(({ list: { name, displayName, description, createdAt, order, pinned, archived }, items }) => ({
      list: {
        name,
        createdAt: isOwn && typeof createdAt === 'number' && isPast(createdAt, now) ? createdAt : null,
        displayName: fieldOf(DisplayName, displayName, null, onDamaged),
        description: fieldOf(Description, description, '', onDamaged),
        order: fieldOf(Order, order, null, onDamaged),
        pinned: fieldOf(t.boolean, pinned, false, onDamaged),
        archived: fieldOf(t.boolean, archived, false, onDamaged),
      },
      items: rowsOf(ListItem, items, onDamaged, (item) => isStorableItem(item, now)),
    }));

/**
 * Reads a file that "Export data" has written. Fails with `invalid` for the field `file`: `malformed` if the text is no such file,
 * `newer` if a later version of the app has written it, `empty` if it contains nothing to bring back.
 * @param now ms since 1970: what happened later is damaged.
 */
export const readMemberFile = (text: string, now: number): E.Either<Failure, MemberFile> => {
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
  const { lists, viewings, ratings, episodes, seasonSizes, profile, unmatched } = parsed as { readonly [part: string]: unknown };
  const own = readOwnData({ profile, unmatched }, now, onDamaged);
  const file = {
    own,
    lists: listsOf(lists, own !== null, now, onDamaged),
    viewings: rowsOf(Viewing, viewings, onDamaged, (viewing) => isStorableViewing(viewing, now)),
    ratings: rowsOf(TitleRating, ratings, onDamaged, (rating) => isStorableRating(rating, now)),
    // Until version 3 of the file, they were numbers of episodes.
    episodes: rowsOf(SeriesEpisodes, episodes ?? seasonSizes, onDamaged, isStorableSeries),
  };
  const isEmpty = file.lists.length + file.viewings.length + file.ratings.length === 0 && (own === null || hasNoOwnData(own));
  return isEmpty && damaged === 0 ? E.left(invalid('file', 'empty')) : E.right({ ...file, damaged });
};
