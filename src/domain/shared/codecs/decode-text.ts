import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';

/** Decodes stored JSON. Returns `otherwise` without a text, and for one that is no JSON or does not fit. */
export const decodeText = <A>(codec: t.Decoder<unknown, A>, text: string | null, otherwise: A): A => {
  try {
    return E.getOrElse(() => otherwise)(codec.decode(JSON.parse(text ?? 'null')));
  } catch {
    return otherwise; // the text is no JSON
  }
};
