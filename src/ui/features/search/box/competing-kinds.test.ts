import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#domain/catalogue/catalogue';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { doKindsCompete } from './competing-kinds';

const film = (title: string, originalTitle: string | null = null): Suggestion =>
  ({ kind: 'title', title: aTitle({ title, originalTitle, mediaType: 'movie' }) });
const series = (title: string): Suggestion => ({ kind: 'title', title: aTitle({ title, originalTitle: null, mediaType: 'tv' }) });
const person = (name: string): Suggestion => ({ kind: 'person', person: { id: 1, name, knownFor: null, imagePath: null, titles: [] } });

describe('doKindsCompete', () => {
  it.each<[boolean, string, ReadonlyArray<Suggestion>]>([
    [true, 'noir', [person('Philippe Noiret'), series('Miraculous: Tales of Ladybug & Cat Noir'), film('Black Box', 'Boîte noire')]],
    [true, 'fargo', [film('Fargo'), series('Fargo'), person('James Fargo')]],
    [true, 'cas', [film('Cast Away'), series('Castlevania'), person('Casey Affleck')]],
    [false, 'parasite', [film('Parasite', '기생충'), series('Paradise PD'), film('The Paradise')]],
    [false, 'tom hanks', [person('Tom Hanks')]],
    [false, 'The Matrix', [film('The Matrix'), series('Matrix Reloaded')]],
    [false, 'elvis', [film('Elvis'), person('Elvis Presley')]],
    [false, 'forest gump', [film('Forrest Gump'), series('Forest')]],
    [false, 'zzqqxx', []],
  ])('is %s for "%s"', (competes, words, results) => expect(doKindsCompete(words, results)).toBe(competes));
});
