import { describe, expect, it } from 'vitest';
import { getMatchKind, indexName, parseText } from './match-kind';
import { addressForms, separateScripts, withoutElisions } from './name-forms';
import { unifyCharacters } from './unify-characters';

const matchKind = (typed: string, name: string) => getMatchKind(parseText(typed))(indexName([name], true));

describe('elided words', () => {
  it.each([
    ["L'Avventura", 'Avventura'], ["Anatomie d'une chute", 'Anatomie une chute'], ["Le conseguenze dell'amore", 'Le conseguenze amore'],
    ['L’Été meurtrier', 'Été meurtrier'], ["Les choses qu'on dit", 'Les choses on dit'], ["L'e\u0301tat", 'e\u0301tat'],
    ["Ocean's Eleven", "Ocean's Eleven"], ["All's Well", "All's Well"], ["Don't Look Up", "Don't Look Up"],
  ])('of "%s" are removed: "%s"', (name, expected) => {
    expect(withoutElisions(name)).toBe(expected);
  });

  it.each([
    ['avventura', "L'Avventura", 'exact'],
    ["l'avventura", "L'Avventura", 'exact'],
    ['l avventura', "L'Avventura", 'exact'],
    ["l'avventura", 'Avventura', 'exact'],
    ['estate', "La mafia uccide solo d'estate", 'word-prefix'],
    ['conseguenze amore', "Le conseguenze dell'amore", 'word-prefix'],
    ['avv', "L'Avventura", 'prefix'],
  ] as const)('"%s" finds "%s": %s', (typed, name, expected) => {
    expect(matchKind(typed, name)).toBe(expected);
  });
});

describe('forms of address', () => {
  it.each([
    ['doctor strangelove', 'Dr. Strangelove', 'exact'],
    ['dr strange', 'Doctor Strange', 'exact'],
    ['mister smith', 'Mr. Smith Goes to Washington', 'prefix'],
    ['mr roberts', 'Mister Roberts', 'exact'],
    ['saint vincent', 'St. Vincent', 'exact'],
    ['st maud', 'Saint Maud', 'exact'],
    ['missus doubtfire', 'Mrs. Doubtfire', 'exact'],
    ['bad lt', 'Bad Lieutenant', 'exact'],
    ['sgt york', 'Sergeant York', 'exact'],
    ['sherlock junior', 'Sherlock Jr.', 'exact'],
    ['dr', 'Doctor Who', 'prefix'],
  ] as const)('"%s" finds "%s": %s', (typed, name, expected) => {
    expect(matchKind(typed, name)).toBe(expected);
  });

  it('add nothing to other names', () => expect(addressForms(['star', 'wars'])).toEqual([['star', 'wars']]));
});

describe('scripts without spaces', () => {
  it.each([
    ['X战警', 'X 战警'],
    ['刺激1995', '刺激 1995'],
    ['ナルト 疾風伝', 'ナルト 疾風伝'],
    ['君の名は。', '君の名は。'],
    ['Casablanca 2', 'Casablanca 2'],
  ])('separates "%s": "%s"', (name, expected) => {
    expect(separateScripts(name)).toBe(expected);
  });

  it.each([
    ['神隠し', '千と千尋の神隠し', 'word-prefix'],
    ['千尋 神隠', '千と千尋の神隠し', 'word-prefix'],
    ['千と千尋', '千と千尋の神隠し', 'prefix'],
    ['ラピュタ', '天空の城ラピュタ', 'word-prefix'],
    ['效應', '星際效應', 'word-prefix'],
    ['บาก', 'องค์บาก', 'word-prefix'],
    ['1995', '刺激1995', 'word-prefix'],
    ['战警', 'X战警', 'word-prefix'],
    ['x战警', 'X战警', 'exact'],
    ['隠神', '千と千尋の神隠し', null],
    ['생충', '기생충', null],
    ['ablanca', 'Casablanca', null],
  ] as const)('"%s" in "%s" is %s', (typed, name, expected) => {
    expect(matchKind(typed, name)).toBe(expected);
  });
});

describe('unifyCharacters', () => {
  it('replaces the first character of each pair by the second, and no other character', () => {
    expect(unifyCharacters('際际應应')('星際效應 interstellar')).toBe('星际效应 interstellar');
    expect(unifyCharacters('')('星際')).toBe('星際');
  });
});
