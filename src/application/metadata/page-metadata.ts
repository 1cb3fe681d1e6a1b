import type { StructuredData } from './structured-data';

/** Statements of a document's head about its page. */
export type PageMetadata = {
  /** The title without the product's name. */
  readonly title: string;
  readonly description: string;
  /** The page's one address, with the parameters that select its content; null if search engines have to leave the page out. */
  readonly path: string | null;
  /** The kind of page in Open Graph's words; default: `website`. */
  readonly kind?: 'website' | 'video.movie' | 'video.tv_show' | 'profile' | undefined;
  /** URL of the image for link previews; null for the product's image. */
  readonly image: string | null;
  readonly data?: StructuredData | null | undefined;
};

export type HeadTag = { readonly element: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

/** The image of pages without their own. */
const DEFAULT_IMAGE = '/share.jpg';

const meta = (name: string, content: string): HeadTag => ({
  element: 'meta',
  attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
});

/**
 * Returns the tags of a page's head beside its title: for search engines and link previews.
 * @param site the site's origin; null if unknown. Addresses are absolute, so a page of an unknown site has none.
 */
export const headTags = (
  { title, description, path, kind = 'website', image }: PageMetadata,
  site: string | null,
): ReadonlyArray<HeadTag> => [
  meta('description', description),
  ...(path === null
    ? [meta('robots', 'noindex')]
    : site === null
      ? []
      : [{ element: 'link' as const, attributes: { rel: 'canonical', href: `${site}${path}` } }, meta('og:url', `${site}${path}`)]),
  meta('og:site_name', 'Marquee'),
  meta('og:type', kind),
  meta('og:title', title),
  meta('og:description', description),
  meta('og:image', image ?? `${site ?? ''}${DEFAULT_IMAGE}`),
  meta('twitter:card', 'summary'),
];

/** Returns the title of the document in tabs and search results. */
export const documentTitle = (title: string): string => `${title} · Marquee`;

/** Returns JSON that can stand in a script element: nothing in it ends the element or starts a comment. */
export const toScriptText = (data: StructuredData): string => JSON.stringify(data).replaceAll('<', '\\u003c');
