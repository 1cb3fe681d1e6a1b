import { describe, expect, it } from 'vitest';
import { nearestStories } from '../../scripts/test/changes.mjs';

describe('nearestStories', () => {
  const importers = new Map([
    ['src/ui/icon.tsx', ['src/ui/button.tsx', 'src/ui/menu.tsx']],
    ['src/ui/button.tsx', ['src/ui/button.stories.tsx', 'src/ui/page.tsx', 'src/ui/button.test.tsx']],
    ['src/ui/menu.tsx', ['src/ui/page.tsx']],
    ['src/ui/page.tsx', ['src/ui/page.stories.tsx']],
    ['src/ui/a.ts', ['src/ui/b.ts']],
    ['src/ui/b.ts', ['src/ui/a.ts']],
  ]);

  it('are those that import a changed file, and not the ones behind them', () =>
    expect(nearestStories(['src/ui/button.tsx'], importers)).toEqual(['src/ui/button.stories.tsx']));

  it('are found through importers that no story imports', () =>
    expect(nearestStories(['src/ui/icon.tsx', 'src/ui/menu.tsx'], importers)).toEqual([
      'src/ui/button.stories.tsx', 'src/ui/page.stories.tsx',
    ]));

  it('contain a changed story', () => expect(nearestStories(['src/ui/page.stories.tsx'], importers)).toEqual(['src/ui/page.stories.tsx']));

  it('are none for files in a circle and files that nothing imports', () =>
    expect(nearestStories(['src/ui/a.ts', 'README.md'], importers)).toEqual([]));

  it.each([
    ['buttons/button.tsx', 'buttons/button.stories.tsx'],
    ['buttons/button.css', 'buttons/button.stories.tsx'],
  ])('are found in the project: %s', (changed, story) =>
    expect(nearestStories([`src/ui/design/${changed}`])).toContain(`src/ui/design/${story}`));
});
