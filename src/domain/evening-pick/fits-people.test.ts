import { describe, expect, it } from 'vitest';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { Mood } from './mood';
import { fitsPeople } from './fits-people';

const film = (genres: ReadonlyArray<string>, ...keywords: ReadonlyArray<string>): TitleDetails => aTitleDetails({ genres, keywords });
const toHaveAndHaveNot = film(['Adventure', 'Romance', 'Action'], 'singer', 'resistance');

describe('fitsPeople', () => {
  it.each<[string, TitleDetails, ReadonlyArray<ReadonlyArray<Mood>>, boolean | null]>([
    ['a keyword of one mood', toHaveAndHaveNot, [['action'], ['music']], true],
    ['keywords of both moods', film(['Romance'], 'dancing', 'martial arts'), [['action'], ['music']], true],
    ['the genres of both moods', film(['Comedy', 'Crime']), [['laugh'], ['crime']], true],
    ['one of the moods of each', film(['Western']), [['scare', 'western'], ['western', 'laugh']], true],
    ['the genre of one mood, the other excluded', film(['Horror'], 'singer'), [['scare'], ['music']], false],
    ['the genre of one mood, no keyword of which makes the other', film(['Horror']), [['laugh'], ['scare']], false],
    ['the genre of one mood, a missing keyword of which may make the other', film(['Action'], 'resistance'), [['action'], ['music']], null],
    ['no mood', film(['Documentary']), [['scare'], ['western']], false],
    ['any mood of the other person', film(['Horror']), [['scare'], []], true],
  ])('of a film with %s', (_, details, people, expected) => expect(fitsPeople(details, people)).toBe(expected));
});
