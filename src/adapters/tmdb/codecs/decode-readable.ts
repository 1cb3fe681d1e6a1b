import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { toInvalidData } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import type { WhenDamaged } from './codec-parts';

type Entry = t.Context[number];
/** Keys to leave out of the objects and lists of a response. */
type Omissions = Map<unknown, Set<string>>;

const whenDamaged = (entry: Entry | undefined): WhenDamaged | undefined =>
  (entry?.type as { readonly whenDamaged?: WhenDamaged } | undefined)?.whenDamaged;

/** Returns the innermost part around an error that may be left out: its parent and its key. Null if everything around it is needed. */
const partToLeaveOut = ({ context }: t.ValidationError): { readonly parent: unknown; readonly key: string } | null => {
  const at = context.findLastIndex(
    (entry, index) => index > 0 && (whenDamaged(entry) === 'drop-part' || whenDamaged(context[index - 1]) === 'drop-item'),
  );
  const [entry, parent] = [context[at], context[at - 1]];
  return entry === undefined || parent === undefined ? null : { parent: parent.actual, key: entry.key };
};

const omissionsOf = (errors: t.Errors): Omissions | null => {
  const omissions: Omissions = new Map();
  for (const error of errors) {
    const part = partToLeaveOut(error);
    if (part === null) return null;
    omissions.set(part.parent, (omissions.get(part.parent) ?? new Set()).add(part.key));
  }
  return omissions;
};

const copyWithout = (input: unknown, omissions: Omissions): unknown => {
  if (typeof input !== 'object' || input === null) return input;
  const omitted = omissions.get(input);
  const kept = Object.entries(input)
    .filter(([key]) => omitted?.has(key) !== true)
    .map(([key, value]) => [key, copyWithout(value, omissions)] as const);
  return Array.isArray(input) ? kept.map(([, value]) => value) : Object.fromEntries(kept);
};

/** Returns whether a page would lose all its rows: then the format has changed, and "nothing found" would be wrong. */
const losesAllRows = (input: unknown, omissions: Omissions): boolean => {
  const results = typeof input === 'object' && input !== null && 'results' in input ? input.results : null;
  return Array.isArray(results) && results.length > 0 && omissions.get(results)?.size === results.length;
};

/** Maximum number of damaged parts that are reported for a response. */
const MAX_REPORTS = 5;

/**
 * Decodes a response without its damaged rows and optional parts, which are reported. What identifies the response stays strict: it fails
 * with `invalid-data`, like a page whose rows are all damaged.
 */
export const decodeReadable =
  <A>(codec: t.Type<A, unknown>, source: string, report: (damaged: Failure) => void) =>
  (input: unknown): E.Either<Failure, A> => {
    const strict = codec.decode(input);
    if (E.isRight(strict)) return strict;
    const failure = toInvalidData(source);
    const omissions = omissionsOf(strict.left);
    if (omissions === null || losesAllRows(input, omissions)) return E.left(failure(strict.left));
    strict.left.slice(0, MAX_REPORTS).forEach((error) => report(failure([error])));
    return E.mapLeft(failure)(codec.decode(copyWithout(input, omissions)));
  };
