/** What a page's head says to those who run no scripts. `picture` is an absolute address; without one the document's own picture stays. */
export type MetaTags = { readonly title: string; readonly description: string; readonly picture: string | null };

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => NAMES[sign] ?? sign);

const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}"/>`;

const tagsOf = ({ title, description, picture }: MetaTags): ReadonlyArray<string> => [
  `<title>${escapeHtml(`${title} · Marquee`)}</title>`,
  meta('name', 'description', description),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  ...(picture === null ? [] : [meta('property', 'og:image', picture)]),
];

/** What is said of an address that leads to no title: the page says so itself, and no search index needs it. */
const STRANGE = [meta('name', 'robots', 'noindex')];

const OWN_TAGS = /\s*(?:<title>[^<]*<\/title>|<meta (?:name="(?:description|robots)"|property="og:(?!image")[a-z]+")[^>]*>)/g;
const OWN_PICTURE = /\s*<meta property="og:image"[^>]*>/g;

/** The document with a head that tells of this title; null: of none. A document without a head stays as it is. */
export const renderMetaTags = (document: string, told: MetaTags | null): string => {
  const end = document.indexOf('</head>');
  if (end < 0) return document;
  const head = document.slice(0, end);
  if (told === null) return `${head.trimEnd()}\n    ${STRANGE.join('\n    ')}\n  ${document.slice(end)}`;
  const bare = told.picture === null ? head : head.replace(OWN_PICTURE, '');
  return `${bare.replace(OWN_TAGS, '').trimEnd()}\n    ${tagsOf(told).join('\n    ')}\n  ${document.slice(end)}`;
};
