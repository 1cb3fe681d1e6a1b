import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#ui/app/routes.tsx';
import { storiesOf, type StoryModule } from './story-states';
import { whyLocked } from './result-size-lock';

const sources = join(import.meta.dirname, '../../src');
const files = import.meta.glob<StoryModule>('../../src/ui/features/{browse,search,genres,landing,home}/**/*.stories.tsx');

describe('whyLocked', () => {
  it.each(['/', '/?a=1', '/home', '/movies', '/movies/popular?genre=18', '/tv-shows/top', '/genre', '/genre/western', '/search?query=the'])(
    'leaves the menu open at %s',
    (at) => expect(whyLocked({ at, isSet: false })).toBeNull(),
  );

  it.each(['/login', '/user-profile/settings', '/admin/dashboard', '/details?type=movie&id=603', '/faq', '/homes', null])(
    'locks the menu at %s, where it does nothing',
    (at) => expect(whyLocked({ at, isSet: false })).toBe('This story shows no lists or searches of the catalogue.'),
  );

  it('locks the menu of a story that sets a size', () =>
    expect(whyLocked({ at: '/movies', isSet: true })).toBe('This story sets the result size itself.'));

  it('is open at every address where a story sets a size', async () => {
    const stories = (await Promise.all(Object.values(files).map(async (load) => storiesOf(await load())))).flat();
    const sized = stories.filter(({ annotations }) => annotations.globals?.['resultSize'] !== undefined);
    expect(sized.length).toBeGreaterThan(10);
    const showsResults = ({ parameters }: (typeof stories)[number]['annotations']): boolean => parameters?.['showsResults'] === true;
    expect(
      sized
        .filter(({ at, annotations }) => whyLocked({ at, showsResults: showsResults(annotations), isSet: false }) !== null)
        .map(({ called }) => called),
    ).toEqual([]);
  });

  it('knows addresses of the app only', () => {
    const paths = ROUTES.map(({ path }) => path.replace(/:\w+/g, 'x'));
    expect(paths.filter((path) => whyLocked({ at: path, isSet: false }) === null).length).toBeGreaterThan(5);
  });
});

describe('width of stories', () => {
  it('is that of the window unless the story is about a phone or a tablet: a story that sets it locks the menu', () => {
    const stories = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'));
    expect(stories.filter((file) => /value: 'desk'|\bonDesk\b/.test(readFileSync(join(sources, file), 'utf8')))).toEqual([]);
  });
});
