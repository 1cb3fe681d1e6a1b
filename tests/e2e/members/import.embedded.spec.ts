import { shortViewings, type Stored } from './import-files';
import { exportedFile, importJourney } from './import-journey';
import { test } from '../steps';
import { register } from './sign-in';

test.setTimeout(240_000);

type Exported = {
  readonly viewings: ReadonlyArray<{
    readonly item: { readonly title: string }; readonly day: string | null;
    readonly season: number | null; readonly episode: number | null; readonly rating: number | null;
  }>;
  readonly ratings: ReadonlyArray<{ readonly item: { readonly title: string }; readonly rating: number }>;
  readonly lists: ReadonlyArray<{
    readonly list: { readonly name: string; readonly description: string; readonly deletedAt: number | null };
    readonly items: ReadonlyArray<{ readonly title: string; readonly note: string | null; readonly order: string }>;
  }>;
};

const storedIn = ({ viewings, ratings, lists }: Exported): Stored => ({
  ...shortViewings(viewings.map(({ item, season, episode, day, rating }) => [item.title, season, episode, day, rating])),
  ratings: ratings.map(({ item, rating }) => [item.title, rating] as const).sort(),
  lists: Object.fromEntries(lists.filter(({ list }) => list.deletedAt === null).map(({ list, items }) => [list.name, [
    list.description,
    items.toSorted((one, other) => (one.order < other.order ? -1 : 1)).map(({ title, note }) => [title, note] as const),
  ] as const])),
});

test('an import goes on after its tab was closed, changes nothing the second time, and can be taken back and brought back', async ({
  page, context,
}) => {
  await register(page, 'Ines Imports', 'ines-imports@marquee.example');
  const reader = await context.newPage();
  await importJourney({
    page, context,
    storedOf: async () => storedIn(JSON.parse((await exportedFile(reader)).toString()) as Exported),
    // Without a network nothing is on its way.
    hold: () => Promise.resolve(() => Promise.resolve()),
    isBroughtBack: true,
  });
});
