import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MediaType } from '#domain/catalogue/media-type';
import { MAX_MOODS, moodsForType } from '#domain/evening-pick/mood';
import {
  addressOfPick, addressOfQuestion, answersAt, isTimeOver, MAX_PEOPLE, noEveningParams, parseEveningParams, serializeEveningParams,
  withAnswersBefore, type EveningParams,
} from './evening-params';
import type { ListSource } from './list-source';

const parse = (text: string): EveningParams => parseEveningParams(new URLSearchParams(text));

const params: fc.Arbitrary<EveningParams> = fc.constantFrom<MediaType>('movie', 'tv').chain((mediaType) => fc.record({
  mediaType: fc.constant(mediaType),
  time: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 600 }), fc.constantFrom('22:30', '00:15')),
  people: fc.array(fc.subarray([...moodsForType(mediaType)], { maxLength: MAX_MOODS }), { minLength: 1, maxLength: MAX_PEOPLE }),
  isTogether: fc.boolean(), isRewatch: fc.boolean(),
  lists: fc.uniqueArray(fc.constantFrom<ListSource>('0'.repeat(32), 'f'.repeat(32), 'own-noir_1'), { maxLength: 3 }),
  shown: fc.option(fc.record({
    mediaType: fc.constant(mediaType), id: fc.integer({ min: -99_999, max: 99_999 }).filter((id) => id !== 0),
  }), { nil: null }),
}));

describe('the address of an evening', () => {
  it('holds the whole choice', () => {
    fc.assert(fc.property(params, (choice) => {
      expect(parse(serializeEveningParams(choice))).toEqual({ ...choice, isTogether: choice.isTogether || choice.people.length > 1 });
    }));
  });

  it('holds the moods of all people joined into one choice, as “Anyone’s mood” does', () => {
    const anyMoods = fc.subarray([...moodsForType('movie')], { minLength: 1, maxLength: MAX_MOODS * MAX_PEOPLE });
    fc.assert(fc.property(anyMoods, (moods) => {
      const { pathname, searchParams } = new URL(addressOfPick({ ...noEveningParams, people: [moods] }), 'https://marquee.example');
      expect([pathname, parseEveningParams(searchParams).people]).toEqual(['/tonight/pick', [moods]]);
    }));
    expect(parse('mood=laugh.warm.love.tense&mood=puzzle').people).toEqual([['laugh', 'warm', 'love'], ['puzzle']]);
  });

  it('is short and readable', () => {
    expect(addressOfQuestion({})).toBe('/tonight');
    expect(addressOfQuestion({ time: 90, isTogether: true })).toBe('/tonight?length=90&together=1');
    expect(addressOfPick({ ...noEveningParams, isRewatch: true })).toBe('/tonight/pick?seen=1');
    expect(addressOfPick({ mediaType: 'tv', time: '22:30', people: [['laugh', 'warm'], ['puzzle']], isTogether: true, isRewatch: false,
      lists: [], shown: { mediaType: 'tv', id: 1 } })).toBe('/tonight/pick?type=tv&until=22:30&mood=laugh.warm&mood=puzzle&title=tv-1');
  });

  it('of a pick says that people are together, also if they answered as one', () => {
    const at = (people: EveningParams['people']): EveningParams =>
      parse(new URL(addressOfPick({ ...noEveningParams, people, isTogether: true }), 'https://marquee.example').search);
    expect([at([['laugh']]), at([[]]), at([['laugh'], ['scare']])].map(({ isTogether }) => isTogether)).toEqual([true, true, true]);
  });

  it('ignores what it cannot read', () => {
    expect(parse('type=opera&length=0&mood=cold.laugh&title=x&list=..&list=own-')).toEqual({ ...noEveningParams, people: [['laugh']] });
    expect(parse('type=tv&mood=music.laugh&until=25:00&length=9999')).toEqual({ ...noEveningParams, mediaType: 'tv', people: [['laugh']] });
  });
});

describe('withAnswersBefore', () => {
  const site = 'https://marquee.example';
  const readOf = (isPick: boolean) => (own: string, referrer: string): string =>
    serializeEveningParams(parseEveningParams(withAnswersBefore(new URLSearchParams(own), { isPick, referrer, origin: site })));
  const [read, readQuestion] = [readOf(true), readOf(false)];

  it('adds what the address of the question says to a link that lacks it', () => {
    expect(read('mood=laugh', `${site}/tonight?length=120`)).toBe('?length=120&mood=laugh');
    expect(read('mood=laugh', `${site}/tonight?type=tv&until=22:30&together=1`)).toBe('?type=tv&until=22:30&mood=laugh');
    expect(read('', `${site}/tonight?seen=1&list=own-n1`)).toBe('?seen=1&list=own-n1');
    expect(readQuestion('together=1', `${site}/tonight?type=tv&length=60&seen=1`)).toBe('?type=tv&length=60&together=1');
  });

  it('adds to another answer of the question that people are together', () => {
    expect(readQuestion('length=90', `${site}/tonight?together=1`)).toBe('?length=90&together=1');
    expect(readQuestion('type=tv', `${site}/tonight?until=22:30&together=1`)).toBe('?type=tv&until=22:30&together=1');
  });

  it('adds no length to another one, or to another kind of title', () => {
    expect(readQuestion('length=90', `${site}/tonight?until=22:30&list=own-n1`)).toBe('?length=90&list=own-n1');
    expect(readQuestion('type=tv', `${site}/tonight?length=120`)).toBe('?type=tv');
    expect(readQuestion('type=tv', `${site}/tonight?until=22:30`)).toBe('?type=tv&until=22:30');
  });

  it.each([
    ['', ''], [`${site}/tonight`, ''], [`${site}/tonight/pick?length=90`, ''], ['https://other.example/tonight?length=90', ''],
    [`${site}/tonight?length=90`, 'length=120'],
  ])('keeps a link from %j with %j', (referrer, own) => expect(read(`${own}&mood=laugh`, referrer)).toBe(own === '' ? '?mood=laugh'
    : `?${own}&mood=laugh`));
});

describe('answersAt', () => {
  it('counts the minutes until a time of day in steps of five', () => {
    const now = new Date('2026-11-27T20:13:00').getTime();
    expect(answersAt(parse('until=22:30&mood=laugh'), now)).toEqual({ mediaType: 'movie', minutes: 135, people: [['laugh']] });
    expect(answersAt(parse('length=100'), now).minutes).toBe(100);
    expect(answersAt(parse(''), now).minutes).toBeNull();
  });
});

describe('isTimeOver', () => {
  it('is true from the minute until which there was time', () => {
    const isOver = (address: string, time: string): boolean => isTimeOver(parse(address), new Date(`2026-11-27T${time}:00`).getTime());
    expect([isOver('until=22:30', '22:28'), isOver('until=22:30', '22:30'), isOver('length=5', '22:31')]).toEqual([false, true, false]);
  });
});
