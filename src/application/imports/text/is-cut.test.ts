import { expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

const TABLE = 'Title,Year,Rating\nHeat,1995,9\nRan,1985,8\nAlien,1979,7';
const isCut = async (text: string, name = 'films.csv'): Promise<boolean> => (await readServiceFiles([{ name, text }])).cut?.[0] === name;

it('a file that ends within a row is named', async () => {
  const [cut, whole] = [
    [`${TABLE}\nJaws,19`, `${TABLE}\nJa`, `${TABLE}\n"The Good, the B`, `${TABLE}\nJaws,1975,"8`],
    [TABLE, `${TABLE}\n`, `${TABLE}\nJaws,1975\n`, `${TABLE}\nJaws,1975,`, `${TABLE}\nThe 12" Man,1975,8`, `${TABLE}\n"Jaws",1975,"8"`,
      `${TABLE}\nJaws,1975\nThe Fog,1980`, 'Title,Year\nHeat', '[{"title":"Heat"}]', 'Title\nHeat',
      `${TABLE}\nJaws,1975,"Great,"`],
  ];
  expect(await Promise.all(cut.map((text) => isCut(text)))).toEqual(cut.map(() => true));
  expect(await Promise.all(whole.map((text) => isCut(text)))).toEqual(whole.map(() => false));
  expect(await isCut('Heat, 1995\nRan, 1985\nAlien, 1979\nJaws', 'films.txt')).toBe(false);
  expect(await isCut(`${TABLE}\nJaws,19`, 'films.txt')).toBe(true);
});

it('JSON that ends too early is refused as cut, in a text file too; titles and other JSON are not', async () => {
  const looksLike = async (text: string, name = 'a.json') => (await readServiceFiles([{ name, text }])).ignored[0]?.looksLike;
  const whole = JSON.stringify([{ title: 'Heat', year: 1995 }, { title: 'Ran', year: 1985 }], null, 1);
  for (const text of [whole.slice(0, -9), `\uFEFF${whole.slice(0, -1)}`, '{"movies":[{"title":"Heat"}', `${whole},`])
    expect([await looksLike(text), await looksLike(text, 'a.txt')]).toEqual(['cut', 'cut']);
  expect([await looksLike(whole), await looksLike('["Heat","Ran"]'), await looksLike('[Rec] (2007)\nHeat', 'a.txt')])
    .toEqual([undefined, null, undefined]);
});
