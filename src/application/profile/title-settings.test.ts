import { describe, expect, it } from 'vitest';
import { noTitleSettings, parseTitleSettings, resolveTitleSettings, formatTitleSettings } from './title-settings';

describe('title settings', () => {
  it('round-trip through storage, and default to none for invalid text', () => {
    const settings = { language: 'de-DE', region: 'AT' };
    expect(parseTitleSettings(formatTitleSettings(settings))).toEqual(settings);
    for (const text of [null, '', '{', '{"language":3}', '[]']) expect(parseTitleSettings(text)).toEqual(noTitleSettings);
  });

  it('fall back to the browser language for unset values', () => {
    expect(resolveTitleSettings(noTitleSettings, 'fr-CA')).toEqual({ language: 'fr-CA', region: 'CA' });
    expect(resolveTitleSettings(noTitleSettings, '')).toEqual({ language: 'en-US', region: 'US' });
    expect(resolveTitleSettings({ language: 'de-DE', region: null }, 'fr-CA')).toEqual({ language: 'de-DE', region: 'CA' });
    expect(resolveTitleSettings(noTitleSettings, 'zh-Hans')).toEqual({ language: 'zh-Hans', region: 'US' });
    expect(resolveTitleSettings({ language: null, region: 'JP' }, 'en')).toEqual({ language: 'en', region: 'JP' });
  });
});
