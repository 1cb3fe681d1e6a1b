// Finds the rules of a style sheet that a document's first view needs. They stand in the document, so that the browser paints without
// waiting for another file; app-start.ts loads the whole sheet after the first paint.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';

/** Attributes that the scripts in the head and the browser set before the first paint. */
const SET_LATER = ['data-theme', 'data-member', 'data-hiding', 'data-prerendered', 'open', 'disabled'];

/** PurgeCSS drops rules whose selector has `:has()` with a class that it does not find in the right place: they are kept whole. */
const keepHas = (css) => css.replace(/(^|[{}])([^{}@]*:has\([^{}]*\{)/g, '$1/* purgecss ignore */$2');

/** Selectors of what a person does later, when the whole sheet has loaded. */
const LATER = [/:hover/, /:active/, /\[aria-busy/];

/** Declarations that nobody sees before pointing at something. */
const POINTED = /(?<=[{;])(?:transition|cursor):[^;}]*;?/g;

/** A script with its code, which is none of a block of data. */
const SCRIPT = /<script(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;

/** Words of code that can be classes and names of elements that a script makes: blanks and quotes stand around them. */
const WORDS = /(?<=["'`\s])[a-z][\w-]*(?=["'`\s])/gi;

/**
 * Returns the names by which rules can select elements of a document, for PurgeCSS. On its own it takes every word for a class, those of
 * texts and of code too.
 */
const namesIn = (html) => {
  const words = [...html.matchAll(SCRIPT)].flatMap(([, code]) => code.match(WORDS) ?? []);
  const elements = [...html.replace(SCRIPT, '').matchAll(/<([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)/gi)];
  const attributes = elements.flatMap(([, , all]) => [...all.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]);
  const valuesOf = (attribute) => attributes.flatMap(([, name, value = '']) => (name === attribute ? value.split(/\s+/) : []));
  return {
    tags: [...elements.map(([, tag]) => tag), ...words], classes: [...valuesOf('class'), ...words], ids: valuesOf('id'), undetermined: [],
    attributes: {
      names: attributes.map(([, name]) => name.toLowerCase()),
      values: attributes.flatMap(([, , value = '']) => [value, ...value.split(/\s+/)]),
    },
  };
};

/**
 * Returns a document with the code of the scripts that it links: they fill it before the whole sheet is there, and their elements need
 * styles, too.
 */
export const withLinkedScripts = (html, dist) =>
  [
    html,
    ...[...html.matchAll(/<script src="(\/[^"]+)"/g)].map(([, path]) => `<script>${readFileSync(join(dist, path), 'utf8')}</script>`),
  ].join('\n');

/** Custom properties that the markup uses, in its style attributes. */
const propertiesIn = (html) => [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);

/**
 * Returns a sheet without the faces of fonts, for a document whose first styles have them all: declared again, they would make the browser
 * lay out the whole page again.
 */
export const withoutFaces = (css) => css.replace(/@font-face\s*\{[^}]*\}/g, '');

/** Rules for paper: nobody prints a page before its whole sheet has loaded. */
const PRINT = /@media print\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * Returns the rules of `css` that can apply to elements of `html` before somebody points at them, in their order, and the custom properties
 * they use. Rules for states of the browser and of the member are kept.
 */
export const firstStyles = async (css, html) => {
  const [{ css: kept }] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }], css: [{ raw: keepHas(css.replace(PRINT, '').replace(POINTED, '')) }],
    extractors: [{ extensions: ['html'], extractor: namesIn }],
    dynamicAttributes: SET_LATER, keyframes: true, variables: true, blocklist: LATER, safelist: { variables: propertiesIn(html) },
  });
  return kept.replaceAll('/* purgecss ignore */', '').replaceAll(';}', '}').replace(/[^{};]+\{(?:\s*[^{};]+\{\s*\})*\s*\}/g, '');
};
