import { describe, expect, it } from 'vitest';
import { decodeBytes } from './code-page';

const utf8 = (text: string): ReadonlyArray<number> => [...new TextEncoder().encode(text)];
/** Returns the bytes of a text in a code page of Windows: the characters of 128 to 255 by their places there. */
const bytesIn = (codePage: string, text: string): Uint8Array => {
  const characters = Array.from(new TextDecoder(codePage).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)));
  return Uint8Array.from(Array.from(text).map((character) => characters.indexOf(character)));
};
const decoded = (codePage: string, text: string): string => decodeBytes(bytesIn(codePage, text));

describe('decodeBytes', () => {
  it.each([
    ['windows-1252', 'Titel;Jahr\nAmélie;2001\nLe Samouraï;1967\nAlien³;1992\n¿Mañana será así?;1999'],
    ['windows-1252', 'Title\nNäkymätön käsi\nÖÄÜ\nGÖTTERDÄMMERUNG'],
    ['windows-1252', 'Título;Ano\nCoração Valente;1995\nNäääh;2001'],
    ['windows-1251', 'Название;Год;Моя оценка\nИди и смотри;1985;10\nВсё о моей матери;1999;8\nHeat;1995;9'],
    ['windows-1251', 'Title;Year\nThe Matrix;1999\nСталкер;1979\nMirror;1975'],
    ['windows-1250', 'tytuł;rok;ocena\nCzłowiek z marmuru;1977;9\nDług;1999;8\nŻona i mąż;2001;7'],
  ])('reads %s: %j', (codePage, text) => {
    expect(decoded(codePage, text)).toBe(text);
  });

  it('reads UTF-8 that was cut within a letter, or that has a broken one, without harm to the others', () => {
    const films = 'Amélie, Le Samouraï, Иди и смотри';
    expect(decodeBytes(Uint8Array.from([...utf8(films), 0xd0]))).toBe(`${films}\uFFFD`);
    expect(decodeBytes(Uint8Array.from([...utf8('Amélie'), 0xe9, ...utf8(', Le Samouraï')]))).toBe('Amélie\uFFFD, Le Samouraï');
    for (const text of ['Heat, 1995', 'Heat \uFFFD']) expect(decodeBytes(Uint8Array.from(utf8(text)))).toBe(text);
  });
});
