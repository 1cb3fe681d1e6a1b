import { describe, expect, it } from 'vitest';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { judgeByFacts } from './judge-by-facts';
import { namedTitle, type NamedTitle } from './named-title';

describe('judgeByFacts', () => {
  const [one, other] = [aTitle({ id: 1, title: 'Flow', year: 2024 }), aTitle({ id: 2, title: 'Flow', year: 2024 })];
  const known = [{ title: one, directors: ['Gints Zilbalodis'], minutes: 85 }, { title: other, directors: ['Somebody Else'], minutes: 12 }];
  it.each<readonly [string, Partial<NamedTitle>, number | null]>([
    ['the director', { directors: ['gints zilbalodis'] }, 1],
    ['the length', { minutes: 13 }, 2],
    ['neither, if nobody has the director', { directors: ['Nobody'] }, null],
    ['neither, if the file has no facts', {}, null],
    ['neither, if the length is none of them', { minutes: 50 }, null],
  ])('decides by %s', (_, facts, expected) => {
    expect(judgeByFacts(namedTitle(facts), known)?.id ?? null).toBe(expected);
  });
  it('does not decide by a length that two nearly have', () => {
    expect(
      judgeByFacts(
        namedTitle({ minutes: 85 }),
        [known[0], { title: other, directors: [], minutes: 90 }].flatMap((each) => each ?? []),
      ),
    ).toBeNull();
  });
});
