import { describe, expect, it } from 'vitest';
import { canHaveName } from './possible-name';

const can = (name: string, title: string, originalTitle: string | null = null): boolean => canHaveName(name)({ title, originalTitle });

describe('canHaveName', () => {
  it.each([
    ['in another form', 'Rocky 2', 'Rocky II'],
    ['with a remark in the file', 'Shameless (US)', 'Shameless'],
    ['with a typing error', 'Intersteller', 'Interstellar'],
    ['in one word', 'Ghost Busters', 'Ghostbusters'],
    ['in several words', 'Spiderman', 'Spider-Man'],
    ['with a subtitle more', 'Borat', 'Borat: Cultural Learnings of America'],
    ['with a subtitle less', 'Borat: Cultural Learnings of America', 'Borat'],
    ['with words more', 'Star Wars Episode IV', 'Star Wars'], ['with a word more in front', 'Fast Furious 7', 'Furious 7'],
    ['but for one word of many', 'Harry Potter and the Sorcerer’s Stone', 'Harry Potter and the Philosopher’s Stone'],
    ['found by a name that only the search knows', 'Le voyage de Chihiro', 'Spirited Away'],
  ])('takes a name %s', (_, name, title) => {
    expect(can(name, title)).toBe(true);
  });

  it('takes the original title', () => {
    expect(can('La haine', 'Hate', 'La Haine')).toBe(true);
  });

  it.each([
    ['the beginning of a word', 'In Fabric', 'Interstellar'], ['its first word', 'In Fabric', 'In Bruges'],
    ['its last word', 'In Fabric', 'Fabric'], ['the beginning of its only word', 'In', 'Inception'],
    ['the word before a subtitle', 'Mission: Impossible', 'Mission to Mars'],
  ])('takes no title that shares only %s', (_, name, title) => {
    expect(can(name, title)).toBe(false);
  });
});
