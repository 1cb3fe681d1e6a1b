import { describe, expect, it } from 'vitest';
import { noFilters, type Filters } from '#domain/catalogue/filters';
import { foldWords } from '#domain/catalogue/text-match/fold';
import { descriptionOf } from './parse-description';
import { readTyped } from './read-typed';

const read = (text: string) => readTyped(foldWords(text));

describe('readTyped', () => {
  it.each<[string, ReadonlyArray<string>, ReadonlyArray<string>]>([
    ['horror movies without gore', ['without gore'], []],
    ['horror without gore, with zombies', ['without gore'], ['zombies']],
    ['comedies with no romance or violence', ['no romance or violence'], []],
    ['films not about war', ['not about war'], []],
    ['films not set in space', ['not set in space'], []],
    ['not too scary films about dogs', ['not too scary'], ['dogs']],
    ['films without time travel', ['without time travel'], []],
    ['films without world war 2 or star wars', ['without world war 2 or star wars'], []],
    ['horror without jump scares or gore on an island', ['without jump scares or gore'], ['on', 'island']],
    ['story about zombies without gore', ['without gore'], ['story', 'zombies']],
    ['film about a man with no memory', [], ['man', 'no', 'memory']],
    ['no country for old men movie', [], ['no', 'country', 'old', 'men']],
    ['rebel without a cause film', [], ['rebel', 'without', 'cause']],
    ['no gore horror movies', ['no gore'], []],
    ['dr no', [], ['dr', 'no']],
  ])('leaves out of "%s" what is negated', (text, unread, others) => {
    expect(read(text)).toMatchObject({ unread, others });
  });

  it.each<[string, ReadonlyArray<string>, ReadonlyArray<string>]>([
    ['new horror movies', ['new'], []],
    ['old movies about dogs', ['old'], ['dogs']],
    ['new york movies', [], ['new', 'york']],
    ['new zealand films', [], []],
    ['old man and the sea', [], ['old', 'man', 'sea']],
  ])('leaves out of "%s" an age that no year is', (text, unread, others) => {
    expect(read(text)).toMatchObject({ unread, others });
  });

  it.each<[string, Partial<Filters>]>([
    ['comedies under two hours', { genresIn: ['comedy'], runtimeTo: 119 }],
    ['comedies of at most two hours', { genresIn: ['comedy'], runtimeTo: 120 }],
    ['films no longer than 90 minutes', { runtimeTo: 90 }],
    ['films of at least three hours', { runtimeFrom: 180 }],
    ['war films over 3 hours', { genresIn: ['war'], runtimeFrom: 181 }],
    ['90 minute comedies', { genresIn: ['comedy'], runtimeFrom: 80, runtimeTo: 100 }],
    ['2 hour movies', { runtimeFrom: 110, runtimeTo: 130 }],
    ['something funny, two hours', { genresIn: ['comedy'], runtimeFrom: 110, runtimeTo: 130 }],
    ['something funny', { genresIn: ['comedy'] }],
    ['family movie night', { genresIn: ['family'] }],
    ['best movies of all time', { voteFrom: 7.5, votesFrom: 1000 }],
    ['top 10 movies', { voteFrom: 7.5, votesFrom: 1000 }],
    ['the top 100 horror films', { genresIn: ['horror'], voteFrom: 7.5, votesFrom: 1000 }],
    ['comedies set in japanese', { genresIn: ['comedy'], country: 'JP' }],
  ])('reads "%s" as filters', (text, filters) => {
    expect(descriptionOf(read(text))).toEqual({ mediaType: 'movie', filters: { ...noFilters, ...filters } });
  });

  it.each(['one hour photo', '88 minutes', '48 hrs', 'new movies', 'old movies', 'no way out', 'not another teen movie', 'something wild'])(
    'does not read "%s" as filters', (text) => expect(descriptionOf(read(text))).toBeNull(),
  );

  it.each(['man has less than 24 hours to live', 'film about a bomb that goes off in less than an hour'])(
    'reads no length of titles in "%s"', (text) => expect(read(text).bounds).toEqual({}),
  );

  it.each([['films set in japan', 'japan'], ['comedies set in the united states', 'united states'], ['set in hong kong', 'hong kong']])(
    'reads the country in "%s" as the setting of the story', (text, place) => {
      const { facts, others } = read(text);
      expect([facts.some(({ fact }) => fact === 'country'), others]).toEqual([false, [place]]);
    },
  );
});
