import { describe, expect, it } from 'vitest';
import { decodeBytes } from './code-page';

const utf8 = (text: string): ReadonlyArray<number> => [...new TextEncoder().encode(text)];
/** Returns the bytes of a text in a code page of Windows: the characters of 128 to 255 by their places there. */
const bytesIn = (codePage: string, text: string): Uint8Array => {
  const characters = Array.from(new TextDecoder(codePage).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)));
  return Uint8Array.from(Array.from(text).map((character) => characters.indexOf(character)));
};
const decoded = (codePage: string, text: string): Promise<string> => decodeBytes(bytesIn(codePage, text));

/** Returns the bytes of a text in a code page with one or two bytes for a character. */
const wideBytesIn = (codePage: string, text: string): Uint8Array => {
  const bytes = new Map<string, ReadonlyArray<number>>();
  const decoder = new TextDecoder(codePage);
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) bytes.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);
  return Uint8Array.from(Array.from(text).flatMap((character) =>
    (character < '\x80' ? [character.charCodeAt(0)] : bytes.get(character) ?? [])));
};

describe('decodeBytes', () => {
  it.each([
    ['windows-1252', 'Titel;Jahr\nAmélie;2001\nLe Samouraï;1967\nAlien³;1992\n¿Mañana será así?;1999'],
    ['windows-1252', 'Title\nNäkymätön käsi\nÖÄÜ\nGÖTTERDÄMMERUNG'],
    ['windows-1252', 'Título;Ano\nCoração Valente;1995\nNäääh;2001'],
    ['windows-1251', 'Название;Год;Моя оценка\nИди и смотри;1985;10\nВсё о моей матери;1999;8\nHeat;1995;9'],
    ['windows-1251', 'Title;Year\nThe Matrix;1999\nСталкер;1979\nMirror;1975'],
    ['windows-1250', 'tytuł;rok;ocena\nCzłowiek z marmuru;1977;9\nDług;1999;8\nŻona i mąż;2001;7'],
    // Most of its letters with the ones behind them are characters of Chinese, too.
    ['windows-1250', ['Title;Year;Rating', 'Człowiek z marmuru;1977;9', 'Człowiek z żelaza;1981;8', 'Pociąg;1959;8',
      'Rękopis znaleziony w Saragossie;1965;9', 'Krótki film o zabijaniu;1988;9', 'Dług;1999;8', 'Złoto;1962;7', 'Żywot Mateusza;1967;7',
      'Młode wilki;1995;6', 'Nóż w wodzie;1962;8'].join('\n')],
  ])('reads %s: %j', async (codePage, text) => {
    expect(await decoded(codePage, text)).toBe(text);
  });

  it.each([
    ['shift_jis', 'タイトル,年,評価\n七人の侍,1954,10\n千と千尋の神隠し,2001,9\nHeat,1995,8'],
    ['gb18030', '标题,年份,个人评分\n霸王别姬,1993,5\n大红灯笼高高挂,1991,4\nHeat,1995,4'],
    ['big5', '片名,年份,評分\n悲情城市,1989,9\n牯嶺街少年殺人事件,1991,10\nHeat,1995,8'],
    ['big5', '片名,年份,評分\nX戰警,2000,8\nA計劃,1983,8\n愛Love,1999,7\nHeat,1995,8'],
    ['euc-kr', '제목,연도,평점\n기생충,2019,9\n살인의 추억,2003,10\nHeat,1995,8'],
  ])('reads %s: %j', async (codePage, text) => {
    expect(await decodeBytes(wideBytesIn(codePage, text))).toBe(text);
  });

  it('reads UTF-8 that was cut within a letter, or that has a broken one, without harm to the others', async () => {
    const films = 'Amélie, Le Samouraï, Иди и смотри';
    expect(await decodeBytes(Uint8Array.from([...utf8(films), 0xd0]))).toBe(`${films}\uFFFD`);
    expect(await decodeBytes(Uint8Array.from([...utf8('Amélie'), 0xe9, ...utf8(', Le Samouraï')]))).toBe('Amélie\uFFFD, Le Samouraï');
    for (const text of ['Heat, 1995', 'Heat \uFFFD']) expect(await decodeBytes(Uint8Array.from(utf8(text)))).toBe(text);
  });

  const twice = (text: string): Uint8Array =>
    Uint8Array.from(utf8(new TextDecoder('windows-1252').decode(Uint8Array.from(utf8(text)))));
  it.each([
    'Titre,Année\nAmélie,2001\nLe Samouraï,1967\nLa Forêt d’Émeraude,1985', '\uFEFFTitel;Jahr\nDas süße Leben;1960\nKönig – für immer;1992',
    'Название,Год\nИди и смотри,1985', 'タイトル,年\n七人の侍,1954\nHeat 😀,1995',
  ])('reads UTF-8 that was opened as another code page and saved as UTF-8: %j', async (text) => {
    expect(await decodeBytes(twice(text))).toBe(text.replace('\uFEFF', ''));
  });

  it('reads such a text with the signs of that code page', async () => {
    expect(await decodeBytes(Uint8Array.from(utf8('Titre,AnnÃ©e\nDas sÃ¼ÃŸe Leben,1960\nLâ€™Ã‰meraude â€“ ÄŸ')))).toBe(
      'Titre,Année\nDas süße Leben,1960\nL’Émeraude – ğ');
  });

  it.each([
    'Titre,Année\nAmélie,2001', 'AMÉLIE\nCORAÇÃO\nIRMÃ’S\nBEYONCÉ’S\n“SÃO”', 'BEYONCÉ’S\nHeat', 'JOSÉ’S\nJOSÉ’S\nJOSÉ’S',
    'Ã© is é\nÃ¨\nÃ¼', 'AmÃ©lie\nИди', 'Heat',
  ])('changes no text that is right: %j', async (text) => {
    expect(await decodeBytes(Uint8Array.from(utf8(text)))).toBe(text);
  });
});
