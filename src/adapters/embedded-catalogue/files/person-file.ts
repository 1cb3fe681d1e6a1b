import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import { notFound, type Failure } from '#domain/shared/failure';
import type { FilmographyEntry, PersonDetails } from '#domain/catalogue/person';
import { nullableField, optionalList } from './nullable-codecs';
import { personFile } from './file-names';
import { TitleRow } from './title-row';

const text = nullableField(t.string);

/** A person with all credits, newest first. `best` has indexes into `parts`, best-known title first. */
export const PersonRecord = t.strict({
  name: t.string,
  knownFor: text,
  imagePath: text,
  biography: text,
  born: text,
  died: text,
  birthplace: text,
  imdbId: text,
  best: optionalList(t.number),
  colleagues: optionalList(t.strict({ personId: t.number, name: t.string, titleCount: t.number })),
  parts: optionalList(t.strict({ title: TitleRow, character: text, job: text })),
}, 'PersonRecord');
export type PersonRecord = t.TypeOf<typeof PersonRecord>;

const PersonFile = t.record(t.string, t.unknown, 'PersonFile');

const entryOf = ({ title, character, job }: PersonRecord['parts'][number]): FilmographyEntry =>
  ({ title, part: job === null ? { as: 'cast', character } : { as: 'crew', job } });

const toPerson = (id: number, { best, parts, ...rest }: PersonRecord): PersonDetails => ({
  ...rest,
  id,
  titles: best.flatMap((index) => {
    const part = parts[index];
    return part === undefined
      ? []
      : [{ mediaType: part.title.mediaType, id: part.title.id, title: part.title.title, year: part.title.year }];
  }),
  filmography: parts.map(entryOf),
});

/** Decodes a person from their file. Fails with `not-found` if the file has no person with this id. */
export const decodePerson = (id: number) => (input: unknown): E.Either<Failure, PersonDetails> =>
  pipe(
    decode(PersonFile, personFile(id))(input),
    E.chain((file) => E.fromNullable(notFound('person'))(file[String(id)])),
    E.chain(decode(PersonRecord, `${personFile(id)} ${id}`)),
    E.map((record) => toPerson(id, record)),
  );
