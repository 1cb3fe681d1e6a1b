/** Meta tags of a page for clients without scripts. `image`: absolute URL; null keeps the document's image. */
export type MetaTags = { readonly title: string; readonly description: string; readonly image: string | null };

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for element content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => NAMES[character] ?? character);

const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}"/>`;

const toTags = ({ title, description, image }: MetaTags): ReadonlyArray<string> => [
  `<title>${escapeHtml(`${title} · Marquee`)}</title>`,
  meta('name', 'description', description),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  ...(image === null ? [] : [meta('property', 'og:image', image)]),
];

/** Tags of a page without a title: excluded from search indexes. The page itself shows the error. */
const NO_INDEX_TAGS = [meta('name', 'robots', 'noindex')];

const OWN_TAGS = /\s*(?:<title>[^<]*<\/title>|<meta (?:name="(?:description|robots)"|property="og:(?!image")[a-z]+")[^>]*>)/g;
const OWN_IMAGE = /\s*<meta property="og:image"[^>]*>/g;

/** Replaces the document's meta tags by the title's; null adds `noindex`. A document without a head stays unchanged. */
export const replaceMetaTags = (document: string, tags: MetaTags | null): string => {
  const end = document.indexOf('</head>');
  if (end < 0) return document;
  const head = document.slice(0, end);
  if (tags === null) return `${head.trimEnd()}\n    ${NO_INDEX_TAGS.join('\n    ')}\n  ${document.slice(end)}`;
  const cleaned = tags.image === null ? head : head.replace(OWN_IMAGE, '');
  return `${cleaned.replace(OWN_TAGS, '').trimEnd()}\n    ${toTags(tags).join('\n    ')}\n  ${document.slice(end)}`;
};
