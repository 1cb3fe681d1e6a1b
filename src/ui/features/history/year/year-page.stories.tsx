import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { unavailable } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import {
  CHINATOWN, episode, logged, recentViewings, THE_WIRE, viewingOn, viewingsOfDays,
} from '#ui/features/history/story-history.fixture.ts';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const tablet = { viewport: { value: 'tablet' }, role: 'member' } as const;
const AT = '/user-profile/year/2026';
const many = { ownLists: { changes: [...recentViewings, ...logged(viewingsOfDays(700))] } };
const recent = { ownLists: { changes: recentViewings } };

const meta: Meta = { title: 'Features/History/Year page', render: () => <Screen />, parameters: { at: AT, scenario: many },
  globals: asMember };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const figures = ({ canvas }: Context): HTMLElement => canvas.getByRole('list', { name: 'The year in numbers' });
const opened = async ({ canvas }: Context, year = '2026'): Promise<void> =>
  expect(await canvas.findByRole('heading', { level: 1, name: new RegExp(`^${year} in review`, 'u') })).toBeVisible();
const isWhole = async (context: Context): Promise<void> => {
  await opened(context);
  await expect(await context.canvas.findByRole('heading', { name: 'Moments' }, { timeout: 5000 })).toBeVisible();
  await expect(await context.canvas.findByRole('grid', { name: 'Viewings by day, 2026' })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
};

export const Many: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await isWhole(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: 'Your highest rated, released in other years' })).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Moments' })).getByText('Film watched most often')).toBeVisible();
    (await canvas.findByRole('heading', { name: 'People and places' })).scrollIntoView();
    await expect(await canvas.findByRole('heading', { name: 'Directors' })).toBeVisible();
  },
};
export const Light: Story = { play: isWhole, globals: { ...asMember, theme: 'light' } };
export const Tablet: Story = { play: isWhole, globals: tablet };
export const TabletLight: Story = { play: isWhole, globals: { ...tablet, theme: 'light' } };
export const Phone: Story = { play: isWhole, globals: phone };
export const LightPhone: Story = { play: isWhole, globals: { ...phone, theme: 'light' } };
export const Admin: Story = { play: isWhole, globals: { ...asMember, role: 'admin' } };
export const Unverified: Story = { play: isWhole, globals: { ...asMember, role: 'unverified' } };

/** Seasons that were marked at once count as their episodes; a viewing of an unknown day is in no year. */
export const Several: Story = {
  parameters: { scenario: recent },
  play: async (context) => {
    await isWhole(context);
    // Six films, three episodes of an evening, 25 of two seasons, one of another series.
    await waitFor(() => expect(figures(context)).toHaveTextContent(/35\s*Viewings\s*6\s*Films\s*on 6 days\s*29\s*Episodes/));
    await expect(within(context.canvas.getByRole('region', { name: 'Moments' })).getByText('28 episodes')).toBeVisible();
    await expect(context.canvas.getByText('3 ratings, 8.5 on average')).toBeInTheDocument();
  },
};
/** One film: no comparison is made where there is nothing to compare. */
export const One: Story = {
  parameters: { scenario: { ownLists: { changes: logged([viewingOn('2026-11-14', CHINATOWN)]) } } },
  play: async (context) => {
    await isWhole(context);
    await expect(within(context.canvas.getByRole('region', { name: 'Moments' })).getAllByRole('listitem')).toHaveLength(1);
    await expect(figures(context)).toHaveTextContent(/1\s*Viewing\s*1\s*Film\s*on 1 day/);
    await expect(context.canvas.queryByText('Days in a row')).toBeNull();
  },
};
/** The hours are the least ones if a length is unknown. */
export const UnknownLength: Story = {
  parameters: { scenario: { ownLists: { changes: logged([
    viewingOn('2026-11-14', CHINATOWN), viewingOn('2026-11-15', { ...CHINATOWN, itemKey: 'movie-830', movieID: 830, runtime: null }),
  ]) } } },
  play: async (context) => {
    await isWhole(context);
    await waitFor(() => expect(figures(context)).toHaveTextContent(/2\s*Hours at least\s*1 viewing of unknown length/));
  },
};
/** Other years can be chosen, also where the shown one is empty. */
export const Empty: Story = {
  tags: ['smoke'],
  parameters: { at: '/user-profile/year/2019' },
  play: async (context) => {
    await opened(context, '2019');
    await context.userEvent.click(await context.canvas.findByRole('link', { name: 'Open 2026' }));
    await isWhole(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Year/ }));
    await context.userEvent.click(await screen.findByRole('option', { name: '2025' }));
    await opened(context, '2025');
  },
};
export const EmptyPhone: Story = {
  parameters: { scenario: { ownLists: { changes: [] } } },
  globals: phone,
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Browse films' })).toBeVisible(),
};
export const NotFound: Story = {
  parameters: { at: '/user-profile/year/nineteen' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
};

/** Two thousand viewings are read page by page; the numbers come first. */
export const Long: Story = {
  parameters: { scenario: { ownLists: { changes: logged(
    Array.from({ length: 2000 }, (_, at) => viewingOn(`2026-0${1 + (at % 9)}-${10 + (at % 18)}`, CHINATOWN, undefined, at)),
  ) } } },
  play: async (context) => {
    await opened(context);
    await waitFor(() => expect(figures(context)).toHaveTextContent(/2,000\s*Viewings/));
    await expect(await context.canvas.findByText('2,000 times', undefined, { timeout: 20_000 })).toBeVisible();
  },
};

const loads = async ({ canvas }: Context): Promise<void> => expect(await canvas.findByText('Loading your year')).toBeInTheDocument();
export const Waiting: Story = { globals: { ...asMember, network: 'hanging' }, play: loads };
export const Slow: Story = {
  parameters: { scenario: recent },
  globals: { ...asMember, network: 'slow' },
  play: async (context) => {
    await loads(context);
    await waitFor(() => isWhole(context), { timeout: 8000 });
  },
};
export const Failed: Story = { globals: { ...asMember, network: 'failing' }, play: async ({ canvas }) =>
  expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t load/i) };
/** Viewings behind the first page cannot be read: the numbers stay, and nothing is said of the rest. */
export const Partly: Story = {
  tags: ['smoke'],
  parameters: { scenario: { ownLists: { ...many.ownLists, viewingsFailure: unavailable(503, '') } } },
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByRole('button', { name: /^Try again: the rest of your year/ })).toBeVisible();
    await expect(context.canvas.queryByRole('heading', { name: 'Moments' })).toBeNull();
    await expect(context.canvas.getByRole('grid', { name: 'Viewings by day, 2026' })).toBeVisible();
  },
};
export const Offline: Story = { parameters: { scenario: recent }, globals: { ...asMember, network: 'offline' }, play: isWhole };

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlung and Everything That Came of It in the End';
export const LongWords: Story = {
  parameters: { scenario: { ownLists: { changes: [
    ...logged([viewingOn('2026-11-20', { ...CHINATOWN, title: LONG, genres: [LONG] })]),
    ...logged([1, 2].map((number) => viewingOn('2026-11-19', { ...THE_WIRE, title: LONG }, episode(1, number), number))),
  ] } } },
  play: isWhole,
};
export const LongWordsPhone: Story = { ...LongWords, globals: phone };
export const WithImages: Story = {
  parameters: { scenario: { images: true, ownLists: { changes:
    logged([viewingOn('2026-11-20', { ...CHINATOWN, posterPath: '/poster.jpg' })]) } } },
  play: async (context) => {
    await isWhole(context);
    await expect(context.canvas.getByRole('main').querySelectorAll('img').length).toBeGreaterThan(0);
  },
};

/** The picture is drawn on this device, in two shapes. */
export const Picture: Story = {
  play: async (context) => {
    await isWhole(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Make a picture', expanded: false }));
    await expect(await context.canvas.findByRole('img', { name: /^Posters of what you watched in 2026/ }, { timeout: 8000 })).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Tall' }));
    await expect(await context.canvas.findByRole('img', { name: /^Posters of what you watched in 2026/ }, { timeout: 8000 })).toBeVisible();
  },
};
export const PicturePhone: Story = { ...Picture, globals: phone };
