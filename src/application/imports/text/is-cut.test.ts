import { expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

const TABLE = 'Title,Year,Rating\nHeat,1995,9\nRan,1985,8\nAlien,1979,7';
const isCut = async (text: string): Promise<boolean> => (await readServiceFiles([{ name: 'films.csv', text }])).cut?.[0] === 'films.csv';

it('a file that ends within a row is named', async () => {
  const [cut, whole] = [
    [`${TABLE}\nJaws,19`, `${TABLE}\nJa`, `${TABLE}\n"The Good, the B`, `${TABLE}\nJaws,1975,"8`],
    [TABLE, `${TABLE}\n`, `${TABLE}\nJaws,1975\n`, `${TABLE}\nJaws,1975,`, `${TABLE}\nThe 12" Man,1975,8`, `${TABLE}\n"Jaws",1975,"8"`,
      `${TABLE}\nJaws,1975\nThe Fog,1980`, 'Title,Year\nHeat', '[{"title":"Heat"}]', 'Title\nHeat'],
  ];
  expect(await Promise.all(cut.map(isCut))).toEqual(cut.map(() => true));
  expect(await Promise.all(whole.map(isCut))).toEqual(whole.map(() => false));
});
