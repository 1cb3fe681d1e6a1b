import { START_SCRIPTS } from './start-bundles.mjs';

/** Returns the root element of a prerendered page, with the templates before it and the results of its queries behind it. */
export const rootElement = ({ address, mode, body, results, templates }) => {
  const attributes = address === null ? '' : ` data-prerendered="${address}" data-prerender-mode="${mode}"`;
  const data = `<script type="application/json" id="prerendered-results">${results}</script>`;
  return `${templates.join('')}<div id="root"${attributes}>${body}</div>${results === undefined || mode !== 'whole' ? '' : data}`;
};

/** Puts scripts, lines of the head and the root element into the built `index.html`, instead of the files that Vite links. */
export const fillTemplate = (template, { scripts, lines, root }) =>
  template
    .replace(/ \/>/g, '>')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(START_SCRIPTS, () => scripts)
    .replace('</head>', `${lines.join('')}</head>`)
    // Every byte of the first answer counts.
    .replace(/>\n\s*</g, '><')
    .replace('<div id="root"></div>', () => root);

/** Returns the script that sends the requests of a page's first view, with a line break behind it; empty without requests. */
export const earlyRequests = (early, script) => {
  if (early === null) return '';
  const requests = JSON.stringify(early.requests).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return `<script data-early='${requests}'>${script()}</script>\n    `;
};
