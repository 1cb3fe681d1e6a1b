import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/fp-ts.md', 'docs/glossary.md', 'docs/decisions/README.md'];

it.each(PAGES)('%s names files and folders that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  // A name with a placeholder, a pattern or a command is no path.
  const paths = [...text.matchAll(/`((?:src|functions|tests|scripts|docs|operator|bench|\.storybook)\/[\w./-]+)`/g)].map(([, path = '']) =>
    join(root, path),
  );
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) =>
    join(root, dirname(page), link),
  );
  expect([...paths, ...links].filter((path) => !existsSync(path))).toEqual([]);
});
