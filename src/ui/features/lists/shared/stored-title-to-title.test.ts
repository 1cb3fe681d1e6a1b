import { expect, it } from 'vitest';
import { film } from '#domain/lists/list.fixture';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { storedTitleToTitle } from './stored-title-to-title';

it.each([
  ['となりのトトロ', 'ja'], ['기생충', 'ko'], ['ฟ้าทะลายโจร', 'th'], ['七人', undefined], ['Солярис', undefined], ['Amélie', undefined],
])('gives %s the language of a script that only one language uses', (title, lang) => {
  expect(titleLang(storedTitleToTitle(film(1, { title })))).toBe(lang);
});
