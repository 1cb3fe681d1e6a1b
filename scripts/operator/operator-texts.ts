// Reads the operator's texts for the build, the development server and the check before a deployment.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BuildConfig } from '#composition/config';
import { OPERATOR_TEXT_NAMES, type OperatorText, type OperatorTexts } from '../../src/ui/features/info/operator-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

type Configured = Pick<BuildConfig, 'backend' | 'catalogue'>;

const COMMENT = /^<!--\s*(.*?)\s*-->$/;
/** The line of a text that nobody has written yet. */
const NOT_FILLED_IN = 'not filled in';
const CONDITIONS = ['memory', 'firebase', 'embedded', 'tmdb'];

/**
 * Returns the lines that apply to a configuration: those outside of conditions, and those between `<!-- only firebase -->` and
 * `<!-- end -->` if it uses Firebase. Throws for an unknown comment, because a typing error would publish the wrong text.
 */
const linesFor = ({ backend, catalogue }: Configured, markdown: string): string => {
  let condition: string | null = null;
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    const comment = COMMENT.exec(line.trim())?.[1];
    const named = comment?.replace(/^only /, '') ?? '';
    // An empty line instead of the comment keeps the paragraphs before and after it apart.
    if (comment !== undefined) lines.push('');
    if (comment === undefined) {
      if (condition === null || condition === backend || condition === catalogue) lines.push(line);
    } else if (comment === 'end' && condition !== null) condition = null;
    else if (comment.startsWith('only ') && CONDITIONS.includes(named) && condition === null) condition = named;
    else if (!comment.startsWith(NOT_FILLED_IN))
      throw new Error(`"${line.trim()}" is not known: use <!-- only ${CONDITIONS.join('|')} -->, then <!-- end -->.`);
  }
  if (condition !== null) throw new Error(`<!-- only ${condition} --> has no <!-- end -->.`);
  return lines.join('\n');
};

/** Reads one text. @throws an error that names the file. */
const readText = (folder: string, name: string, config: Configured): OperatorText => {
  try {
    return parseMarkdown(linesFor(config, readFileSync(join(folder, `${name}.md`), 'utf8')));
  } catch (error) {
    throw new Error(`operator/${name}.md: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

/** Reads the texts that apply to a configuration. Throws if one is missing or contains what pages do not show. */
export const readOperatorTexts = (folder: string, config: Configured): OperatorTexts => {
  const [privacy, terms, imprint] = OPERATOR_TEXT_NAMES.map((name) => readText(folder, name, config)) as [
    OperatorText, OperatorText, OperatorText,
  ];
  return { privacy, terms, imprint };
};

/** Returns the files of texts that the operator has not written yet. */
export const unfilledTexts = (folder: string): ReadonlyArray<string> =>
  OPERATOR_TEXT_NAMES.filter((name) => readFileSync(join(folder, `${name}.md`), 'utf8').includes(`<!-- ${NOT_FILLED_IN}`)).map(
    (name) => `operator/${name}.md`,
  );

/** Makes the texts available to the app as `__OPERATOR_TEXTS__`. The development server starts again if a text changes. */
export const operatorTextsPlugin = (folder: string, config: Configured): Plugin => ({
  name: 'operator-texts',
  config: () => ({ define: { __OPERATOR_TEXTS__: JSON.stringify(readOperatorTexts(folder, config)) } }),
  configureServer: (server) => {
    server.watcher.add(folder);
    server.watcher.on('change', (file) => {
      if (file.startsWith(folder)) void server.restart();
    });
  },
});
