import * as TE from 'fp-ts/TaskEither';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { GENRES } from '#domain/catalogue/genre';
import type { GenreImage } from '#domain/genre-images/genre-image';
import { forbidden, offline } from '#domain/shared/failure';
import type { BulkOutcome } from '#domain/users/admin-api';
import { expect, waitFor } from '#storybook/story-expect.ts';
import type { StoryScenario } from '#storybook/scenario.ts';
import { GenreImagesPanel } from './genre-images-panel';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const imageOf = (slug: string, index: number): GenreImage => ({
  slug, url: `https://files.example/${slug}.webp`, madeAt: NOON + index * 60_000, itemKey: `movie-${index + 1}`,
});
const pictures = (count: number): ReadonlyArray<GenreImage> => GENRES.slice(0, count).map(({ slug }, index) => imageOf(slug, index));

/** Answers as the server would. @param refused slugs that fail at their first call. */
const serverOf = (
  genreImages: ReadonlyArray<GenreImage>,
  refused: ReadonlySet<string> = new Set(),
): { readonly scenario: StoryScenario } => {
  const failing = new Set(refused);
  const answer = (slug: string): BulkOutcome => ({
    id: slug,
    refused: failing.delete(slug) ? { reason: 'unavailable', what: 'picture' } : null,
  });
  return {
    scenario: {
      genreImages,
      adminPorts: ({ api }) => ({ api: { ...api, refreshGenreImages: (slugs) => TE.fromIO(() => slugs.map(answer)) } }),
    },
  };
};

const meta: Meta<typeof GenreImagesPanel> = {
  title: 'Features/Admin/Genre images panel', component: GenreImagesPanel,
  globals: { role: 'admin' },
  render: () => <GenreImagesPanel />,
};
export default meta;
type Story = StoryObj<typeof GenreImagesPanel>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const REFRESH = { name: 'Refresh genre pictures' };
const press = async ({ canvas, userEvent }: Context, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));
const report = async () => within(await screen.findByRole('dialog', { name: 'Making genre pictures' }));

/** The catalogue has no photographs, so there is no button. */
export const Impossible: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This site’s catalogue has no photographs/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: serverOf([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Genre pages show drawings until you make pictures\./)).toBeVisible();
    await expect(canvas.getByRole('button', REFRESH)).toBeVisible();
  },
};

export const Many: Story = {
  tags: ['smoke'],
  parameters: serverOf(pictures(GENRES.length)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(`All ${GENRES.length} genres have a picture.`)).toBeVisible();
    await expect(canvas.getByText(/^The oldest was made 20 Nov, .*, the newest 20 Nov, /)).toBeVisible();
    await press(context, REFRESH.name);
    await expect(await (await report()).findByText(`${GENRES.length} of ${GENRES.length} done.`)).toBeVisible();
    // The dialog has a button in its corner, too.
    await userEvent.click((await report()).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
export const ManyPhone: Story = { parameters: serverOf(pictures(GENRES.length)), globals: { viewport: { value: 'phone' } } };
export const ManyPhoneLight: Story = {
  parameters: serverOf(pictures(GENRES.length)),
  globals: { viewport: { value: 'phone' }, theme: 'light' },
};

/** An interrupted run: only what is missing can be made. */
export const SomeMissing: Story = {
  parameters: serverOf(pictures(21)),
  play: async (context) => {
    await expect(await context.canvas.findByText('21 of 24 genres have a picture. The others show drawings.')).toBeVisible();
    await press(context, 'Make the 3 missing');
    await expect(await (await report()).findByText('3 of 3 done.')).toBeVisible();
  },
};

/** Two genres fail; "Try again" makes just these. */
export const PartlyFailed: Story = {
  parameters: serverOf([], new Set(['soap', 'war'])),
  play: async (context) => {
    await press(context, REFRESH.name);
    const dialog = await report();
    await expect(await dialog.findByRole('heading', { name: '2 were refused' })).toBeVisible();
    await expect(dialog.getByText('Soap')).toBeVisible();
    await expect(dialog.getAllByText('No picture could be made. The earlier one stays.')).toHaveLength(2);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Try again with 2' }));
    await expect(await dialog.findByText('2 of 2 done.')).toBeVisible();
  },
};
export const PartlyFailedPhone: Story = {
  ...PartlyFailed,
  parameters: serverOf([], new Set(['soap', 'war'])),
  globals: { viewport: { value: 'phone' } },
};

/** The call hangs: its progress is shown, and Cancel ends the run after the part. */
export const Running: Story = {
  parameters: {
    scenario: {
      genreImages: pictures(21),
      adminPorts: ({ api }) => ({ api: { ...api, refreshGenreImages: (slugs) => () => new Promise<never>(() => slugs) } }),
    } satisfies StoryScenario,
  },
  play: async (context) => {
    await press(context, REFRESH.name);
    const dialog = await report();
    await expect(dialog.getByRole('progressbar', { name: 'Making genre pictures' })).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await dialog.findByText('Stopping after the part that is being sent.')).toBeVisible();
  },
};

/** The admin was demoted meanwhile. */
export const Refused: Story = {
  parameters: {
    scenario: {
      genreImages: [],
      adminPorts: ({ api }) => ({
        api: { ...api, refreshGenreImages: (slugs) => TE.left(forbidden(`pictures of ${slugs.length} genres`)) },
      }),
    } satisfies StoryScenario,
  },
  play: async (context) => {
    await press(context, REFRESH.name);
    await expect(await (await report()).findByText(/^24 rows were not sent\./)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: serverOf([]),
  globals: { network: 'hanging' },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading: Genre pictures')).toBeInTheDocument(),
};
export const Offline: Story = {
  parameters: { scenario: { genreImages: offline } satisfies StoryScenario },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again: Genre pictures' })).toBeVisible(),
};
