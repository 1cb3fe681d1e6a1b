import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

type Kinds = Readonly<Record<string, object>>;
/** A row of one of the kinds, tagged with which. */
export type TmdbRow<K extends Kinds> = { readonly [N in keyof K & string]: { readonly media_type: N } & K[N] }[keyof K & string];

const mediaTypeOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'media_type' in input ? input.media_type : undefined;

/**
 * Rows of several kinds, told apart by `media_type`. A kind that we do not show ("collection", or one yet to come) is null, so
 * that a new kind at TMDB's does not break the search.
 */
export const byMediaType = <K extends Kinds>(kinds: { readonly [N in keyof K]: t.Type<K[N], unknown> }): t.Type<TmdbRow<K> | null, unknown> => {
  const isRow = (input: unknown): input is TmdbRow<K> | null => input === null || typeof input === 'object';
  const validate: t.Validate<unknown, TmdbRow<K> | null> = (input, context) => {
    const told = mediaTypeOf(input);
    if (typeof told !== 'string') return t.failure(input, t.appendContext(context, 'media_type', t.string, told));
    if (!Object.hasOwn(kinds, told)) return t.success(null);
    const kind = kinds[told as keyof K];
    return E.map((row: K[keyof K]) => ({ ...row, media_type: told }) as unknown as TmdbRow<K>)(kind.validate(input, context));
  };
  return new t.Type<TmdbRow<K> | null, unknown>('row with media_type', isRow, validate, (row) => row);
};
