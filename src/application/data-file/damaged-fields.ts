import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

const Rows = t.array(t.unknown);

/** Counts an entry or a field of a file that is damaged. */
export type OnDamaged = () => void;

/** Decodes a field; a damaged one is counted and has the value `otherwise`, like an absent one. */
export const fieldOf = <A>(codec: t.Type<A, unknown>, field: unknown, otherwise: A, onDamaged: OnDamaged): A => {
  if (field === undefined) return otherwise;
  const decoded = codec.decode(field);
  if (E.isRight(decoded)) return decoded.right;
  onDamaged();
  return otherwise;
};

/** Decodes rows one by one; damaged ones, and ones that cannot be stored, are counted. */
export const rowsOf = <A>(
  codec: t.Type<A, unknown>, rows: unknown, onDamaged: OnDamaged,
  isStorable: (row: A) => boolean = () => true,
): ReadonlyArray<A> =>
  (Rows.is(rows) ? rows : []).flatMap((row) => {
    const decoded = codec.decode(row);
    if (E.isRight(decoded) && isStorable(decoded.right)) return [decoded.right];
    onDamaged();
    return [];
  });
