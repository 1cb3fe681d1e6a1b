import { describe, expect, it } from 'vitest';
import { STRENGTH_LABELS } from '#ui/messages/auth.messages.ts';
import { measureStrength } from './measure-strength';

const measure = (password: string, ...known: ReadonlyArray<string>) => measureStrength(password, known);

describe('measureStrength', () => {
  it('rates common passwords as weak, with a reason', () => {
    expect(measure('password')).toEqual({ strength: 0, warning: 'This is one of the ten most common passwords.' });
    expect(measure('qwertyuiop').strength).toBe(0);
    expect(measure('aaaaaaaaaaaa').warning).toMatch(/repeated character/);
  });

  it('rates passwords made of personal data or the app name lower', () => {
    const name = 'Maximiliane Rosenkranz';
    const password = 'rosenkranz-maximiliane';
    expect(measure(password, name).strength).toBeLessThan(measure(password).strength);
    expect(measure('marquee1').strength).toBeLessThan(2);
  });

  it('rates four unrelated words as very good, without a warning', () => {
    const { strength, warning } = measure('lantern gravel oboe mittens');
    expect([strength, warning, STRENGTH_LABELS[strength]]).toEqual([4, null, 'Strength: very good']);
  });

  it('measures at most 64 characters, so that long passwords take no longer', () => {
    const known = 'correct horse battery staple '.repeat(3).slice(0, 64);
    expect(measure(known + 'Maya'.repeat(16))).toEqual(measure(known));
    expect(measure('a1B!'.repeat(32))).toEqual(measure('a1B!'.repeat(16)));
  });
});
