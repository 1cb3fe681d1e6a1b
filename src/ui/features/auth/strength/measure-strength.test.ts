import { describe, expect, it } from 'vitest';
import { STRENGTH_NAMES } from '#ui/messages/strength.messages.ts';
import { measureStrength } from './measure-strength';

const of = (password: string, ...known: ReadonlyArray<string>) => measureStrength(password, known);

describe('measureStrength', () => {
  it('knows what people use, and says so in a sentence', () => {
    expect(of('password')).toEqual({ strength: 0, warning: 'This is one of the ten passwords tried first.' });
    expect(of('qwertyuiop').strength).toBe(0);
    expect(of('aaaaaaaaaaaa').warning).toMatch(/over and over/);
  });

  it('takes what belongs to the person for known', () => {
    const name = 'Maximiliane Rosenkranz';
    const password = 'rosenkranz-maximiliane';
    expect(of(password, name).strength).toBeLessThan(of(password).strength);
    expect(of('marquee1').strength).toBeLessThan(2);
  });

  it('praises words that do not belong together, and has a name for each step', () => {
    const { strength, warning } = of('lantern gravel oboe mittens');
    expect([strength, warning, STRENGTH_NAMES[strength]]).toEqual([4, null, 'very good']);
  });

  it('looks no further than 64 characters, so that the longest password takes no longer', () => {
    const known = 'correct horse battery staple '.repeat(3).slice(0, 64);
    expect(of(known + 'Maya'.repeat(16))).toEqual(of(known));
    expect(of('a1B!'.repeat(32))).toEqual(of('a1B!'.repeat(16)));
  });
});
