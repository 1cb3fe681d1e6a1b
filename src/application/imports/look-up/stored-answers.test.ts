import { describe, expect, it } from 'vitest';
import { forbiddenStorage, testBrowser } from '#application/ports/browser-storage.fixture';
import { clearMemberDataExcept, memberDataKey } from '#application/profile/member-data-keys';
import { TITLE_SETTINGS_KEY } from '#application/profile/title-settings';
import type { TitleMatch } from '#application/imports/match-title';
import { film, maya } from '#domain/lists/list.fixture';
import type { KeptAnswers } from './look-up';
import { storedAnswers } from './stored-answers';

const DAY = 86_400_000;
const KEY = memberDataKey('import-answers', maya);
const matched = (id: number): TitleMatch => ({ kind: 'matched', title: film(id) });
const several: TitleMatch = { kind: 'several', titles: [film(2), film(3)] };

/** Opens a browser whose tabs keep answers at a time that the test says. */
const open = () => {
  const [tab, clock] = [testBrowser(), { now: 0 }];
  const storage = tab();
  const openTab = async (): Promise<KeptAnswers> => {
    const answers = storedAnswers(storage, maya, () => clock.now);
    await answers.read();
    return answers;
  };
  const keep = async (...matches: ReadonlyArray<readonly [string, TitleMatch]>): Promise<boolean> => {
    const answers = await openTab();
    for (const [key, match] of matches) answers.matches.set(key, match);
    return answers.save(true);
  };
  const later = async (days: number): Promise<ReadonlyArray<string>> => {
    clock.now += days * DAY;
    return [...(await openTab()).matches.keys()];
  };
  return { storage, clock, openTab, keep, later };
};

describe('storedAnswers', () => {
  it('outlives the tab: matches and questions for a week, what the catalogue lacked for a day', async () => {
    const { keep, openTab, later } = open();
    const episode: TitleMatch = { kind: 'matched', title: film(4), episode: { season: 1, episode: 2 } };
    const all: ReadonlyArray<readonly [string, TitleMatch]> =
      [['heat', matched(1)], ['flow', { ...several, isLikely: true }], ['pilot', episode], ['lost', { kind: 'none' }]];
    expect(await keep(...all)).toBe(true);
    expect([...(await openTab()).matches]).toEqual(all);
    // Reading makes no answer younger.
    expect([await later(0.9), await later(0.2), await later(5.8), await later(0.2)])
      .toEqual([['heat', 'flow', 'pilot', 'lost'], ['heat', 'flow', 'pilot'], ['heat', 'flow', 'pilot'], []]);
  });

  it('writes now and then, and at the end', async () => {
    const { openTab, clock, storage } = open();
    const answers = await openTab();
    const savedAfter = (ms: number, isEnd = false): number => {
      answers.matches.set(`film ${answers.matches.size}`, matched(1));
      clock.now += ms;
      answers.save(isEnd);
      return (storage.local.get(KEY) ?? '').split('\n').length - 1;
    };
    expect([savedAfter(1000), savedAfter(13_000), savedAfter(1000), savedAfter(1), savedAfter(1, true)]).toEqual([0, 0, 3, 3, 5]);
  });

  it('is not written back after a sign-out in whatever tab, nor before it was read', async () => {
    const { openTab, storage } = open();
    const answers = await openTab();
    answers.matches.set('heat', matched(1));
    clearMemberDataExcept(storage, null);
    expect([answers.save(true), storage.local.listKeys()]).toEqual([false, []]);
    const unread = storedAnswers(storage, maya, () => 0);
    unread.matches.set('heat', matched(1));
    expect([unread.save(true), storage.local.listKeys()]).toEqual([false, []]);
  });

  it('has nothing in another language of titles, and leaves damaged lines out', async () => {
    const { keep, openTab, later, storage } = open();
    await keep(['heat', matched(1)], ['flow', several]);
    const lines = (storage.local.get(KEY) ?? '').split('\n');
    storage.local.set(KEY, [...lines.slice(0, 2), 'no JSON', '[0,"a",{"kind":"matched","title":{}}]', ...lines.slice(2)].join('\n'));
    expect([...(await openTab()).matches.keys()]).toEqual(['heat', 'flow']);
    storage.local.set(TITLE_SETTINGS_KEY, '{"language":"de","region":null}');
    expect(await later(0)).toEqual([]);
  });

  it('keeps the latest, and says that it does not keep all', async () => {
    const { keep, later } = open();
    const many = Array.from({ length: 6000 }, (_, index) => [`film ${index}`, matched(index)] as const);
    expect(await keep(...many)).toBe(false);
    const left = await later(0);
    expect([left.length > 2000, left.length < 6000, left.at(-1)]).toEqual([true, true, 'film 5999']);
    const forbidden = storedAnswers(forbiddenStorage, maya, () => 0);
    await forbidden.read();
    expect(forbidden.save(true)).toBe(false);
  });
});
