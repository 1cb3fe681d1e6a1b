import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

type Kinds = Readonly<Record<string, object>>;
/** A row of one of the kinds with its `media_type`. */
export type MixedRow<K extends Kinds> = { readonly [N in keyof K & string]: { readonly media_type: N } & K[N] }[keyof K & string];

const mediaTypeOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'media_type' in input ? input.media_type : undefined;

/**
 * Codec for rows of several kinds, discriminated by `media_type`. A kind without codec ("collection" or a new one) decodes to null, so
 * that a new kind in TMDB does not break the search.
 */
export const mixedRowCodec = <K extends Kinds>(kinds: { readonly [N in keyof K]: t.Type<K[N], unknown> }): t.Type<
  MixedRow<K> | null,
  unknown
> => {
  const isRow = (input: unknown): input is MixedRow<K> | null => input === null || typeof input === 'object';
  const validate: t.Validate<unknown, MixedRow<K> | null> = (input, context) => {
    const mediaType = mediaTypeOf(input);
    if (typeof mediaType !== 'string') return t.failure(input, t.appendContext(context, 'media_type', t.string, mediaType));
    if (!Object.hasOwn(kinds, mediaType)) return t.success(null);
    const codec = kinds[mediaType as keyof K];
    return E.map((row: K[keyof K]) => ({ ...row, media_type: mediaType }) as unknown as MixedRow<K>)(codec.validate(input, context));
  };
  return new t.Type<MixedRow<K> | null, unknown>('row with media_type', isRow, validate, (row) => row);
};
