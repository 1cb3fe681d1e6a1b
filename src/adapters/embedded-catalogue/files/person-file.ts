import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import { notFound, type Failure } from '#domain/shared/failure';
import type { FilmographyEntry, PersonDetails } from '#domain/catalogue/person';
import { optionalColumn, optionalText } from './nullable-codecs';
import { personFile } from './file-names';
import { TitleRow } from './title-row';

const text = optionalColumn(t.string);

/** A person with all parts, newest first. `best` are places in `parts`, best-known title first. */
export const PersonRecord = t.strict({
  name: t.string,
  knownFor: text,
  picturePath: text,
  biography: text,
  born: text,
  died: text,
  birthplace: text,
  imdbId: text,
  best: optionalText(t.number),
  parts: optionalText(t.strict({ title: TitleRow, character: text, job: text })),
}, 'PersonRecord');
export type PersonRecord = t.TypeOf<typeof PersonRecord>;

const PersonFile = t.record(t.string, t.unknown, 'PersonFile');

const entryOf = ({ title, character, job }: PersonRecord['parts'][number]): FilmographyEntry =>
  ({ title, part: job === null ? { as: 'cast', character } : { as: 'crew', job } });

const toPerson = (id: number, { best, parts, ...rest }: PersonRecord): PersonDetails => ({
  ...rest,
  id,
  titles: best.flatMap((at) => {
    const part = parts[at];
    return part === undefined ? [] : [{ mediaType: part.title.mediaType, id: part.title.id, title: part.title.title, year: part.title.year }];
  }),
  filmography: parts.map(entryOf),
});

/** Finds a person in their file; `not-found` when the file has nobody of this number. */
export const decodePerson = (id: number) => (input: unknown): E.Either<Failure, PersonDetails> =>
  pipe(
    decode(PersonFile, personFile(id))(input),
    E.chain((file) => E.fromNullable(notFound('person'))(file[String(id)])),
    E.chain(decode(PersonRecord, `${personFile(id)} ${id}`)),
    E.map((record) => toPerson(id, record)),
  );
