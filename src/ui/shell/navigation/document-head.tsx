import { useLocation } from 'react-router-dom';
import { documentTitle, headTags, toScriptText, type PageMetadata } from '#application/metadata/page-metadata';
import { APP_CONFIG, IMAGE_URL_BUILDER } from '#application/service-keys';
import type { ImageKind } from '#application/ports/image-url-builder';
import { useService } from '#ui/services.tsx';

/**
 * Metadata for search engines, browser tabs and link previews. React hoists title, meta and link tags into `<head>`, also in the prerender.
 * Default of `path`: the address without its parameters.
 */
export type DocumentHeadProps = Pick<PageMetadata, 'title' | 'description'> & Partial<PageMetadata> & {
  /** Excludes the page from search indexes. */
  readonly noIndex?: boolean | undefined;
};

/**
 * Returns the URL of a picture for link previews, which load it from elsewhere; null if the catalogue has no pictures, or only on a site
 * without an address.
 */
export const usePreviewImage = (kind: ImageKind, path: string | null): string | null => {
  const image = useService(IMAGE_URL_BUILDER).source(kind, path)?.src;
  return image?.startsWith('http') === true ? image : null;
};

export const DocumentHead = ({
  title, description, path, kind, image = null, data = null, noIndex = false,
}: DocumentHeadProps): React.JSX.Element => {
  const { siteUrl } = useService(APP_CONFIG);
  const { pathname } = useLocation();
  const tags = headTags({ title, description, path: noIndex ? null : (path ?? pathname), kind, image }, siteUrl);
  return (
    <>
      <title>{documentTitle(title)}</title>
      {tags.map(({ element: Element, attributes }) => <Element key={Object.values(attributes)[0]} {...attributes} />)}
      {data === null ? null : <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />}
    </>
  );
};
