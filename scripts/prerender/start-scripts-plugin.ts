import type { Plugin } from 'vite';
import { bundleStart, START_SCRIPTS } from './start-bundles.mjs';

/**
 * Puts the scripts that run first into the document of the development server. In a build the prerender does this; the other scripts of
 * `src/start` belong to prerendered pages.
 */
export const startScriptsPlugin = (): Plugin => ({
  name: 'start-scripts',
  apply: 'serve',
  transformIndexHtml: async (html) => {
    if (!html.includes(START_SCRIPTS)) return html;
    const { theme, bootError } = await bundleStart(['theme', 'bootError']);
    return html.replace(START_SCRIPTS, () => `<script>${theme}\n${bootError}</script>`);
  },
});
