import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Entry = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags: ReadonlyArray<string>;
  readonly importPath: string;
};
type Index = { readonly entries: Readonly<Record<string, Entry>> };

const { entries } = JSON.parse(readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8')) as Index;

/** All stories of the built Storybook that are tests. Examples of docs pages have the tag `!test`. */
export const STORIES: ReadonlyArray<Entry> = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
