import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { mapInSlices, type Pause } from '#application/imports/pause';

const Rows = t.array(t.unknown);

/** Parts of an own file: entries of its lists and of the account. `list` stands for what belongs to a list itself. */
export type OwnPart =
  'list' | 'title' | 'viewing' | 'rating' | 'episodes' | 'recent' | 'theme' | 'language' | 'region' | 'phone' | 'filters'
  | 'services' | 'turned-down'
  | 'unmatched';

/**
 * An entry or a field that is damaged and left out. @property name of what it is about, as far as it can be read. @property row number of
 * the entry in its part, from 1; null for a field.
 */
export type DamagedEntry = { readonly part: OwnPart; readonly name: string; readonly row: number | null };

/** Notes an entry or a field of a file that is damaged. */
export type OnDamaged = (damaged: DamagedEntry) => void;

const Named = t.type({ title: t.string });
const Rated = t.type({ item: Named });
const List = t.type({ list: t.type({ name: t.string }) });

/** Returns the name in a damaged entry; empty if it has none. */
const nameIn = (entry: unknown): string =>
  (Named.is(entry) ? entry.title : Rated.is(entry) ? entry.item.title : List.is(entry) ? entry.list.name : '').slice(0, 200);

/** Decodes a field; a damaged one is noted and has the value `otherwise`, like an absent one. @param name of what it belongs to. */
export const fieldOf = <A>(
  codec: t.Type<A, unknown>, field: unknown, otherwise: A, [part, name]: readonly [part: OwnPart, name: string], onDamaged: OnDamaged,
): A => {
  if (field === undefined) return otherwise;
  const decoded = codec.decode(field);
  if (E.isRight(decoded)) return decoded.right;
  onDamaged({ part, name, row: null });
  return otherwise;
};

/** Rows of one part of a file. @property before number of rows before these. */
type PartRows<A> = { readonly part: OwnPart; readonly rows: unknown; readonly isStorable?: (row: A) => boolean; readonly before?: number };

/** Decodes rows one by one, with pauses; damaged ones, and ones that cannot be stored, are noted. */
export const rowsOf = async <A>(
  codec: t.Type<A, unknown>, { part, rows, isStorable = () => true, before = 0 }: PartRows<A>, onDamaged: OnDamaged, pause: Pause,
): Promise<ReadonlyArray<A>> => {
  const good: A[] = [];
  await mapInSlices(Rows.is(rows) ? rows : [], (row, index) => {
    const decoded = codec.decode(row);
    if (E.isRight(decoded) && isStorable(decoded.right)) good.push(decoded.right);
    else onDamaged({ part, name: nameIn(row), row: before + index + 1 });
  }, pause);
  return good;
};
