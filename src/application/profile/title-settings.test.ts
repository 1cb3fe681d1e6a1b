import { describe, expect, it } from 'vitest';
import { noTitleSettings, readTitleSettings, titlesIn, writeTitleSettings } from './title-settings';

describe('title settings', () => {
  it('come back as they were kept, and as none when somebody changed the text', () => {
    const own = { language: 'de-DE', region: 'AT' };
    expect(readTitleSettings(writeTitleSettings(own))).toEqual(own);
    for (const text of [null, '', '{', '{"language":3}', '[]']) expect(readTitleSettings(text)).toEqual(noTitleSettings);
  });

  it('leave to the browser what nobody chose', () => {
    expect(titlesIn(noTitleSettings, 'fr-CA')).toEqual({ language: 'fr-CA', region: 'CA' });
    expect(titlesIn(noTitleSettings, '')).toEqual({ language: 'en-US', region: 'US' });
    expect(titlesIn({ language: 'de-DE', region: null }, 'fr-CA')).toEqual({ language: 'de-DE', region: 'CA' });
    expect(titlesIn(noTitleSettings, 'zh-Hans')).toEqual({ language: 'zh-Hans', region: 'US' });
    expect(titlesIn({ language: null, region: 'JP' }, 'en')).toEqual({ language: 'en', region: 'JP' });
  });
});
