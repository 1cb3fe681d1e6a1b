import { describe, expect, it } from 'vitest';
import { NATIONALITIES } from '#domain/catalogue/described/nationalities';
import { loadFacts } from '../load-facts';
import { personIdentity } from '../namesakes';
import { keywordPhrases } from './keyword-phrases';
import { summarySentences } from './summary-sentence';

const { movies, series, namesakes } = loadFacts();
const all = [...movies, ...series];
const sentenceOf = summarySentences(all, namesakes);
const described = all.map((facts) => ({ facts, text: sentenceOf(facts) ?? '' }));
/** The sentences without those that compare: these name other titles and people of more than one title. */
const COMPARING = /(?<=[.!?…]) (?=One of the ten|Rated higher|.*? also worked together|Its \w+ also made|[^:]*? is also in )/;
const plain = described.map(({ facts, text }) => ({ facts, text: text.split(COMPARING)[0] ?? '' }));
const namesOf = (broken: typeof described): ReadonlyArray<string> => broken.map(({ facts, text }) => `${facts.title}: ${text}`);

describe('summarySentences', () => {
  it('says something of nearly every title, in at most 260 characters', () => {
    expect(described.filter(({ text }) => text === '').length / all.length).toBeLessThan(0.01);
    expect(namesOf(described.filter(({ text }) => text.length > 260 || /[a-z]{4}\.\.$|undefined|null| {2}/.test(text)))).toEqual([]);
  });

  it('repeats no year and no director, and claims no nationality', () => {
    const nationalities = new RegExp(`\\b(?:${Object.values(NATIONALITIES).join('|')})\\b`);
    const known = /American (?:president|football|Civil War|South)|French Revolution|Korean War|Greek myth|Hong Kong/g;
    expect(namesOf(plain.filter(({ facts, text }) => {
      const [words = ''] = text.replace(known, '').split(' with ');
      return new RegExp(`\\b${facts.year}\\b`).test(words)
        || nationalities.test(words) || facts.directors.some((name) => words.includes(name));
    }))).toEqual([]);
  });

  it('names leads only of titles of which it knows neither what they are about nor how they stand', () => {
    const withLeads = plain.filter(({ text }) => / with (?!the most)/.test(text));
    const more = / about | set |, (?:rated higher|one of the ten)/;
    expect(namesOf(withLeads.filter(({ text }) => more.test(text.split(' with ')[0] ?? '')))).toEqual([]);
  });

  it('calls no musical a music comedy too', () => {
    const musicals = plain.filter(({ text }) => /\bmusical\b/.test(text));
    expect(musicals.length).toBeGreaterThan(20);
    expect(namesOf(musicals.filter(({ text }) => /\bmusical (?:\w+ )?music\b/.test(text)))).toEqual([]);
  });

  it.each([
    ['Dogville', 'gangster'], ['A Nightmare on Elm Street 4: The Dream Master', 'martial-arts'], ['Catwoman', 'basketball'],
  ])('does not say of %s: %s', (title, word) => {
    const texts = plain.flatMap(({ facts, text }) => (facts.title === title ? [text] : []));
    expect(texts).toHaveLength(1);
    expect(texts.join()).not.toContain(word);
  });

  it('calls every title animated whose sentence names voices', () => {
    const voices = described.filter(({ text }) => / voices /.test(text));
    expect(voices.length).toBeGreaterThan(100);
    expect(namesOf(voices.filter(({ text }) => !text.includes('animated')))).toEqual([]);
  });

  it('says of two people that they worked together elsewhere only if both are in the credits of both titles', () => {
    const identityOf = personIdentity(namesakes);
    const peopleOf = ({ key, directors, creators, cast }: (typeof all)[number]): ReadonlySet<string> =>
      new Set([...directors, ...creators, ...cast.map(({ name }) => name)].map((name) => identityOf(name, key)));
    const claims = described.flatMap(({ facts, text }) => {
      const [, names = '', first = ''] = /(?:^|[.!?…] )(?!One of|Rated)([^:]+?) also worked together on (.+)$/.exec(text) ?? [];
      return names === '' ? [] : [{ facts, names, first }];
    });
    expect(claims.length).toBeGreaterThan(1000);
    const broken = claims.filter(({ facts, names, first }) => {
      const here = peopleOf(facts);
      const pair = [...here].filter((identity) => names.includes(identity.replace(/ \(\d+\)$/, '')));
      const others = all.filter((other) => other !== facts && first.startsWith(other.title));
      return !others.some((other) => pair.filter((identity) => peopleOf(other).has(identity)).length >= 2);
    });
    expect(broken.map(({ facts, names, first }) => `${facts.title}: ${names}: ${first}`)).toEqual([]);
  });
});

describe('findKnownWork', () => {
  it('names well-known titles of a maker or lead, where no rank and no shared work is known', () => {
    const identityOf = personIdentity(namesakes);
    const claims = described.flatMap(({ facts, text }) => {
      const [, made, name = '', played] =
        /(?:^|[.!?…] )(?:Its (?:director|creator) also made (.+)|([^:]+?) is also in (.+))$/.exec(text) ?? [];
      const first = made ?? played;
      return first === undefined ? [] : [{ facts, isMade: made !== undefined, name, first, text }];
    });
    const made = claims.filter(({ isMade }) => isMade);
    expect([made.length > 300, claims.length - made.length > 1000]).toEqual([true, true]);
    expect(claims.filter(({ text }) => /ated higher|ne of the ten|worked together/.test(text)).map(({ text }) => text)).toEqual([]);
    const makersIn = ({ key, directors, creators }: (typeof all)[number]) =>
      [...directors, ...creators].map((each) => identityOf(each, key));
    const castOf = ({ key, cast }: (typeof all)[number]) => cast.map((each) => identityOf(each.name, key));
    const broken = claims.filter(({ facts, isMade, name, first }) => {
      const people = isMade ? makersIn(facts) : castOf(facts).filter((each) => name.endsWith(each.replace(/ \(\d+\)$/, '')));
      const others = all.filter((other) => other !== facts && (other.votes ?? 0) >= 1000 && first.startsWith(other.title));
      return !others.some((other) => people.some((each) => (isMade ? makersIn(other) : castOf(other)).includes(each)));
    });
    expect(broken.map(({ facts, text }) => `${facts.title}: ${text}`)).toEqual([]);
  });
});

describe('keywordPhrases', () => {
  it.each([
    [['based on novel or book', 'revenge', 'heist', 'paris, france', '1970s', 'dark comedy'],
      { tone: 'darkly funny', source: 'based on a book', themes: ['revenge', 'a heist'], place: 'in Paris', time: 'in the 1970s' }],
    [['duringcreditsstinger', 'woman director', 'rape'], { tone: null, form: null, source: null, themes: [], place: null, time: null }],
    [['murder', 'murder investigation', 'cat'], { themes: ['a murder', 'a cat'] }],
    [['camp', 'summer camp'], { tone: null }],
    [['vietnam', 'cambodia', '1970s'], { place: null, time: 'in the 1970s' }],
    [['rome, italy', 'roman empire'], { place: null, time: 'in ancient Rome' }],
    [['sicily, italy', 'italy', 'village'], { place: 'in Sicily' }],
  ])('of %j', (keywords, phrases) => expect(keywordPhrases(keywords)).toMatchObject(phrases));
});
