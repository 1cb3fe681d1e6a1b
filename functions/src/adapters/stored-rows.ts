import { logger } from 'firebase-functions';
import type * as t from 'io-ts';
import { decodeRows } from '#domain/shared/decode';

/** Decodes stored documents. Damaged ones are logged, without their content, and left out: they must not hide the others of their page. */
export const decodeStored = <A>(codec: t.Type<A, unknown>, collection: string): ((documents: ReadonlyArray<unknown>) => ReadonlyArray<A>) =>
  decodeRows(codec, collection, (failure) => logger.warn('A stored document is damaged and left out.', { failure }));
