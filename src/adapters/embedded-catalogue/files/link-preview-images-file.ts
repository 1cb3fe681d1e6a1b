import type * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { LINK_PREVIEW_IMAGES_FILE } from './file-names';

/** Image for the link preview of a title: its kind, and its path on TMDB's image host. */
const LinkPreviewImage = t.strict({ kind: t.keyof({ poster: null, backdrop: null }), path: t.string }, 'Preview');
export type LinkPreviewImage = Readonly<t.TypeOf<typeof LinkPreviewImage>>;

/** Preview images by item key; titles without an image are omitted. The app does not load the file: it renders its own images. */
export const LinkPreviewImagesFile = t.record(t.string, LinkPreviewImage, 'LinkPreviewImagesFile');
export type LinkPreviewImagesFile = Readonly<Record<string, LinkPreviewImage>>;

export const decodeLinkPreviewImages: (input: unknown) => E.Either<Failure, LinkPreviewImagesFile> = decode(
  LinkPreviewImagesFile, LINK_PREVIEW_IMAGES_FILE,
);
