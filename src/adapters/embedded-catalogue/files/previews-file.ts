import type * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { PREVIEWS_FILE } from './file-names';

/** Image for the link preview of a title: its kind, and its path on TMDB's image host. */
const Preview = t.strict({ kind: t.keyof({ poster: null, backdrop: null }), path: t.string }, 'Preview');
export type Preview = Readonly<t.TypeOf<typeof Preview>>;

/** Preview images by item key; titles without an image are omitted. The app does not load the file: it renders its own images. */
export const PreviewsFile = t.record(t.string, Preview, 'PreviewsFile');
export type PreviewsFile = Readonly<Record<string, Preview>>;

export const decodePreviews: (input: unknown) => E.Either<Failure, PreviewsFile> = decode(PreviewsFile, PREVIEWS_FILE);
