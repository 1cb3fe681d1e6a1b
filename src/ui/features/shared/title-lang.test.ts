import { afterEach, expect, it, vi } from 'vitest';
import { originalTitleLang, titleLang } from './title-lang';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['an English title', { title: 'Heat', originalTitle: null, originalLanguage: 'en' }, undefined],
  ['a translated title', { title: 'Seven Samurai', originalTitle: '七人の侍', originalLanguage: 'ja' }, undefined],
  ['a title in other letters', { title: '七人の侍', originalTitle: null, originalLanguage: 'ja' }, 'ja'],
  ['a title whose original one is unknown', { title: 'Seven Samurai', originalTitle: null, originalLanguage: 'ja' }, undefined],
  ['a title of unknown language', { title: 'Солярис', originalTitle: null, originalLanguage: null }, undefined],
] as const)('gives %s its language, if that is known', (_, title, lang) => {
  expect(titleLang(title)).toBe(lang);
});

it('takes a title of TMDB without another one for the original one', () => {
  vi.stubGlobal('isOnTmdb', true);
  expect(titleLang({ title: 'La dolce vita', originalTitle: null, originalLanguage: 'it' })).toBe('it');
});

it('names Cantonese as HTML does, and no language not at all', () => {
  expect([originalTitleLang({ originalLanguage: 'cn' }), originalTitleLang({ originalLanguage: 'xx' })]).toEqual(['yue', undefined]);
});
