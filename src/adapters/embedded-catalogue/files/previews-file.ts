import type * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { PREVIEWS_FILE } from './file-names';

/** A picture that link previews may show of a title: of which kind it is, and its path on TMDB's host of pictures. */
const Preview = t.strict({ kind: t.keyof({ poster: null, backdrop: null }), path: t.string }, 'Preview');
export type Preview = Readonly<t.TypeOf<typeof Preview>>;

/** By item key; titles without a picture are not in it. The app does not ask for it: it draws its own pictures. */
export const PreviewsFile = t.record(t.string, Preview, 'PreviewsFile');
export type PreviewsFile = Readonly<Record<string, Preview>>;

export const decodePreviews: (input: unknown) => E.Either<Failure, PreviewsFile> = decode(PreviewsFile, PREVIEWS_FILE);
