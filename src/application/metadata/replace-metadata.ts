import { documentTitle, headTags, toScriptText, type PageMetadata } from './page-metadata';

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for element content and quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => NAMES[character] ?? character);

/** Returns the head of a page as lines of HTML. */
const toLines = (head: PageMetadata, site: string | null): ReadonlyArray<string> => [
  `<title>${escapeHtml(documentTitle(head.title))}</title>`,
  ...headTags(head, site).map(
    ({ element, attributes }) =>
      `<${element} ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
        .join(' ')}/>`,
  ),
  ...(head.data === undefined || head.data === null ? [] : [`<script type="application/ld+json">${toScriptText(head.data)}</script>`]),
];

const OWN_TAGS =
  /\s*(?:<title>[^<]*<\/title>|<meta (?:name="(?:description|robots|twitter:[a-z]+)"|property="og:[a-z_]+")[^>]*>|<link rel="canonical"[^>]*>)/g;

/** Adds lines at the end of a document's head. A document without a head stays unchanged. */
const addLines = (document: string, lines: ReadonlyArray<string>, clean: (head: string) => string): string => {
  const end = document.indexOf('</head>');
  return end < 0 ? document : `${clean(document.slice(0, end)).trimEnd()}\n    ${lines.join('\n    ')}\n  ${document.slice(end)}`;
};

/** Replaces what a document's head says about its page. @param site the site's origin; null if unknown. */
export const replaceMetadata = (document: string, head: PageMetadata, site: string | null): string =>
  addLines(document, toLines(head, site), (own) => own.replace(OWN_TAGS, ''));

/** Excludes a document from search engines. Its page shows the error. */
export const excludeFromSearch = (document: string): string =>
  addLines(document, ['<meta name="robots" content="noindex"/>'], (own) => own);
