import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import { notFound, type Failure } from '#domain/shared/failure';
import type { Collection } from '#domain/catalogue/collection';
import { nullableField } from './nullable-codecs';
import { COLLECTIONS_FILE } from './file-names';
import { TitleRow } from './title-row';

const text = nullableField(t.string);

/** Collections by id, their films in order of release. */
export const CollectionsFile = t.record(
  t.string,
  t.strict({ id: t.number, name: t.string, overview: text, posterPath: text, backdropPath: text, parts: t.readonlyArray(TitleRow) }),
  'CollectionsFile',
);
export type CollectionsFile = t.TypeOf<typeof CollectionsFile>;

export const decodeCollection = (id: number) => (input: unknown): E.Either<Failure, Collection> =>
  pipe(decode(CollectionsFile, COLLECTIONS_FILE)(input), E.chain((file) => E.fromNullable(notFound('collection'))(file[String(id)])));
