import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MAX_LENGTH = 140;
/** A text, template or regular expression of at least 60 characters: breaking it would make it harder to find. */
const LONG_LITERAL = /'(?:[^'\\]|\\.){60,}'|"(?:[^"\\]|\\.){60,}"|`(?:[^`\\]|\\.){60,}`|\/(?![*/])(?:[^/\\\n]|\\.){60,}\/[a-z]*/g;
/** Within a style sheet or a drawing every line is text. */
const isText = (line: string): boolean => /^\s*(?:<(?:path|svg|rect|g|circle|meta|link|script)\b|[.:a-z-]+\S*\{[a-z-]+:)/.test(line);

const root = join(import.meta.dirname, '../../..');
const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.cjs'], { cwd: root, encoding: 'utf8' }).split('\n');
const files = tracked.filter((file) => file !== '' && !file.startsWith('catalogue/data/'));

it('no line of code has more than 140 characters, apart from long texts', () => {
  const long = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8').split('\n').flatMap((line, index) =>
      (line.length > MAX_LENGTH && !isText(line) && line.replace(LONG_LITERAL, '').length > MAX_LENGTH ? [`${file}:${index + 1}`] : [])));
  expect(long).toEqual([]);
});
