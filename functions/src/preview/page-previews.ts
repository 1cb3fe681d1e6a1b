import * as E from 'fp-ts/Either';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { LINK_PREVIEW_IMAGES_FILE } from '#adapters/embedded-catalogue/files/file-names';
import {
  decodeLinkPreviewImages, type LinkPreviewImage, type LinkPreviewImagesFile,
} from '#adapters/embedded-catalogue/files/link-preview-images-file';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { SharedListSummary } from '#domain/lists/shares/shared-list';
import type { Title } from '#domain/catalogue/title';
import type { Answer } from '#domain/shared/answer';
import { renderPersonPreview } from './person-preview';
import { cacheResult, readBuildOutput, type PreviewPage, type PreviewQuery } from './preview-page';
import { readFileFromFolder } from './read-file-from-folder';
import { renderSharedListPreview } from './shared-list-preview';
import { renderTitlePreview, type TitlePreviewSources } from './title-preview';

type Facts = Pick<Catalogue, 'getDetails' | 'getPerson'>;

/** Sources of the pages' facts. */
export type PreviewSources = {
  /** TMDB's catalogue, for a site that uses it; null fills the pages from the shipped catalogue. */
  readonly tmdb: Facts | null;
  readonly sharedList: (shareId: string) => Answer<SharedListSummary>;
};

/** Returns the title's own picture at TMDB. */
const ownPreview = ({ backdropPath, posterPath }: Title): LinkPreviewImage | null =>
  posterPath !== null ? { kind: 'poster', path: posterPath } : backdropPath !== null ? { kind: 'backdrop', path: backdropPath } : null;

const sourcesIn = (folder: URL, tmdb: Facts | null): TitlePreviewSources & Facts => {
  if (tmdb !== null) return { ...tmdb, details: tmdb.getDetails, isComplete: true, preview: (title) => Promise.resolve(ownPreview(title)) };
  const file = readFileFromFolder(new URL('catalogue/', folder));
  const { getDetails, getPerson } = embeddedCatalogue(file);
  const previews = cacheResult(async (): Promise<LinkPreviewImagesFile> => {
    const read = E.chain(decodeLinkPreviewImages)(await file(LINK_PREVIEW_IMAGES_FILE)());
    if (E.isLeft(read)) throw new Error(`The preview images cannot be read: ${JSON.stringify(read.left)}`);
    return read.right;
  });
  const preview = (id: TitleId): Promise<LinkPreviewImage | null> => previews().then((images) => images[itemKey(id)] ?? null, () => null);
  return { getDetails, getPerson, details: getDetails, isComplete: false, preview };
};

/**
 * Creates the renderer of pages with a head of their own for clients without scripts: `/details`, `/person` and `/lists/{shareId}`.
 * @param folder build folder with the documents of these pages, `profile.json` and the catalogue below `catalogue/`.
 */
export const createPagePreviews = (
  folder: URL,
  { tmdb, sharedList }: PreviewSources,
): ((method: string, path: string, query: PreviewQuery) => Promise<PreviewPage>) => {
  const builtAs = (file: string) => cacheResult(() => readBuildOutput(folder, file));
  const sources = sourcesIn(folder, tmdb);
  const [renderTitle, renderPerson, renderList] = [
    renderTitlePreview(builtAs('details.html'), sources),
    renderPersonPreview(builtAs('person.html'), sources.getPerson),
    renderSharedListPreview(builtAs('shell.html'), sharedList),
  ];
  return (method, path, query) => {
    const [, page = '', shareId = ''] = path.split('/');
    return page === 'lists' ? renderList(method, shareId) : page === 'person' ? renderPerson(method, query) : renderTitle(method, query);
  };
};
