import { describe, expect, it } from 'vitest';
import { countryName } from '#ui/messages/format/format.ts';
import { LANGUAGE_SETTING_CHOICES, REGION_SETTING_CHOICES, withCurrentChoice } from './language-and-region-choices';

describe('setting choices', () => {
  it('name every region and language exactly once', () => {
    for (const choices of [REGION_SETTING_CHOICES, LANGUAGE_SETTING_CHOICES]) {
      expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
      expect(choices.filter(({ value, label }) => value === label)).toEqual([]);
    }
    expect(REGION_SETTING_CHOICES.find(({ value }) => value === 'DE')?.label).toBe('Germany');
    expect(LANGUAGE_SETTING_CHOICES.find(({ value }) => value === 'en-GB')?.label).toBe('British English');
  });

  it('include a stored code that is not in the list', () => {
    expect(withCurrentChoice(REGION_SETTING_CHOICES, 'FJ', countryName).at(-1)).toEqual({ value: 'FJ', label: 'Fiji' });
    expect(withCurrentChoice(REGION_SETTING_CHOICES, 'DE', countryName)).toBe(REGION_SETTING_CHOICES);
  });
});
