import { describe, expect, it } from 'vitest';
import { rootOf, singularOf } from './word-forms';

describe('singularOf', () => {
  it.each([
    ['sharks', 'shark'], ['witches', 'witch'], ['zombies', 'zombie'], ['bodies', 'body'], ['heroes', 'heroe'], ['women', 'woman'],
    ['chess', 'chess'], ['virus', 'virus'], ['tennis', 'tennis'], ['bus', 'bus'], ['boxes', 'box'],
  ])('of %s is %s', (word, singular) => expect(singularOf(word)).toBe(singular));
});

describe('rootOf', () => {
  it.each([
    ['boxing', 'boxer', 'box'], ['robbery', 'robber', 'robbing'], ['hackers', 'hacking', 'hacker'], ['cooks', 'cooking', 'cook'],
    ['journalism', 'journalist', 'journalists'], ['dancer', 'dancing', 'dance'], ['drummer', 'drums', 'drumming'],
    ['therapy', 'therapist', 'therapists'], ['pregnancy', 'pregnant', 'pregnancies'], ['science', 'scientist', 'sciences'],
    ['rape', 'raped', 'rapist'], ['race', 'racing', 'racer'],
  ])('is the same for %s, %s and %s', (...words) => expect(new Set(words.map(rootOf)).size).toBe(1));

  it.each([
    ['king', 'kite'], ['star', 'start'], ['ship', 'shop'], ['war', 'warm'], ['alien', 'alice'], ['ring', 'rink'], ['plant', 'plan'],
    ['animals', 'anime'], ['raped', 'rapper'], ['racist', 'racing'], ['river', 'rival'], ['plan', 'plane'], ['career', 'car'],
    ['officer', 'office'], ['training', 'train'], ['winner', 'wine'], ['pop', 'pope'], ['adult', 'adultery'], ['game', 'gamer'],
  ])('differs for %s and %s', (a, b) => expect(rootOf(a)).not.toBe(rootOf(b)));
});
