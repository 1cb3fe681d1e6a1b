import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { conflict } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { CHINATOWN, episode, logged, recentViewings, THE_WIRE, viewingOn, viewingsOfDays } from './story-history.fixture';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const tablet = { viewport: { value: 'tablet' }, role: 'member' } as const;
const AT = '/user-profile/watch-history';
const many = { ownLists: { changes: [...recentViewings, ...logged(viewingsOfDays(700))] } };
const recent = { ownLists: { changes: recentViewings } };

const meta: Meta = { title: 'Features/History/History page', render: () => <Screen />, parameters: { at: AT, scenario: many },
  globals: asMember };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const rows = ({ canvas }: Context): Promise<HTMLElement> => canvas.findByRole('list', { name: 'Viewings' });
const opened = async (context: Context): Promise<void> => {
  await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Watch history' })).toBeVisible();
  await expect(await rows(context)).toBeVisible();
};
const hasNumbers = async (context: Context): Promise<void> => {
  await opened(context);
  await expect(await context.canvas.findByRole('grid', { name: 'Viewings by day, 2026' })).toBeVisible();
  await expect(await context.canvas.findByRole('img', { name: /^By genre: most in Drama/ })).toBeInTheDocument();
};
const firstRows = async (context: Context): Promise<ReadonlyArray<string | null>> =>
  [...(await rows(context)).children].slice(0, 3).map((row) => row.querySelector('h3, b')?.textContent ?? null);

export const Many: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await hasNumbers(context);
    await expect(await firstRows(context)).toEqual(['Today', 'Chinatown', 'Yesterday']);
    await expect(context.canvas.getByRole('gridcell', { name: 'Friday, 20 November 2026: 1 viewing' })).toBeInTheDocument();
    await expect(context.canvas.getByRole('rowheader', { name: 'Monday' })).toHaveTextContent('Mon');
    await expect(context.canvas.getByRole('gridcell', { name: 'Thursday, 31 December 2026: not yet' })).toHaveClass('future');
    await expect(context.canvas.getByRole('link', { name: 'Watch history', current: 'page' })).toBeVisible();
    await expect((await context.canvas.findAllByText('Rewatched'))[0]).toBeInTheDocument();
  },
};
export const Light: Story = { play: hasNumbers, globals: { ...asMember, theme: 'light' } };
export const Tablet: Story = { play: hasNumbers, globals: tablet };
export const TabletLight: Story = { play: hasNumbers, globals: { ...tablet, theme: 'light' } };
/** The viewings follow the totals on a phone. A button between them shows calendar and plots. */
export const Phone: Story = {
  globals: phone,
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    const statistics = await canvas.findByRole('button', { name: 'Statistics', expanded: false });
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect((await canvas.findByRole('heading', { name: 'Today' })).getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await userEvent.click(statistics);
    await hasNumbers(context);
    await expect(statistics).toHaveFocus();
    await expect(statistics).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Jan');
    await userEvent.click(canvas.getByRole('button', { name: 'Statistics' }));
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
  },
};
export const LightPhone: Story = { parameters: { at: `${AT}?statistics=shown` }, play: hasNumbers, globals: { ...phone, theme: 'light' } };
export const Admin: Story = { play: opened, globals: { ...asMember, role: 'admin' } };
export const Unverified: Story = { play: opened, globals: { ...asMember, role: 'unverified' } };

/** Every row of a small history, with the folded evening of a series opened. */
export const Several: Story = {
  parameters: { scenario: recent },
  play: async (context) => {
    await opened(context);
    const fold = await context.canvas.findByRole('button', { name: '3 episodes of The Wire' });
    await expect(context.canvas.queryByText('Season 3, episode 3')).toBeNull();
    await context.userEvent.click(fold);
    await expect(await context.canvas.findByText('Season 3, episode 3')).toBeVisible();
    await expect((await context.canvas.findAllByRole('img', { name: 'Your rating: 9.5' }))[0]).toBeVisible();
    // The series is not rated, this viewing of it is.
    await expect(await context.canvas.findByText('Rated 8 then')).toBeVisible();
  },
};
export const SeveralPhone: Story = { ...Several, globals: phone };
export const SeveralLightPhone: Story = { ...Several, globals: { ...phone, theme: 'light' } };
export const One: Story = {
  parameters: { scenario: { ownLists: { changes: logged([viewingOn('2026-11-14', CHINATOWN)]) } } },
  play: async (context) => {
    await opened(context);
    await expect(await firstRows(context)).toEqual(['Saturday, 14 November 2026', 'Chinatown']);
  },
};
export const UnknownDay: Story = {
  parameters: { scenario: { ownLists: { changes: logged([viewingOn(null, CHINATOWN)]) } } },
  play: async (context) => {
    await opened(context);
    await expect(await firstRows(context)).toEqual(['Day unknown', 'Chinatown']);
  },
};
export const AllYears: Story = {
  parameters: { at: `${AT}?year=all` },
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByRole('img', { name: /^By year: most in 2026/ })).toBeVisible();
    await expect(context.canvas.queryByRole('grid')).toBeNull();
    await context.userEvent.click(context.canvas.getAllByText('Show as table')[0] as HTMLElement);
    await expect(within(context.canvas.getAllByRole('table')[0] as HTMLElement).getByRole('rowheader', { name: '2025' })).toBeVisible();
  },
};

/** Thousands of viewings: only rows near the viewport are in the DOM, and a further page is read at the end. */
export const Long: Story = {
  parameters: { scenario: { ownLists: { changes: logged(viewingsOfDays(2500)) } } },
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByText(/^1,\d{3} viewings$/)).toBeVisible();
    await expect((await rows(context)).children.length).toBeLessThan(40);
  },
};
/** The focus of a removed viewing goes to the next one, also on another day. */
export const KeepsFocus: Story = {
  parameters: { scenario: recent },
  play: async (context) => {
    await opened(context);
    const links = within(await rows(context)).getAllByRole('link');
    const menu = within(await rows(context)).getAllByRole('button', { name: /^More actions/ })[0];
    menu?.focus();
    await context.userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Remove from history' })).focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(links[1]).toHaveFocus());
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Select' }));
    await context.userEvent.click((await context.canvas.findAllByRole('checkbox', { name: /^Select/ }))[0] as HTMLElement);
    context.canvas.getByRole('button', { name: 'Remove' }).focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(links[2]).toHaveFocus());
  },
};

/** Several viewings are removed at once and taken back with one Undo. */
export const Selecting: Story = {
  tags: ['smoke'],
  parameters: { scenario: recent },
  globals: phone,
  play: async (context) => {
    await opened(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Select' }));
    await context.userEvent.click(await context.canvas.findByRole('checkbox', { name: 'Select 3 episodes of The Wire' }));
    await expect(context.canvas.getByText('3 selected')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: '3 episodes of The Wire' })).toBeNull());
    await context.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await context.canvas.findByRole('button', { name: '3 episodes of The Wire' })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['smoke'],
  parameters: { scenario: { ownLists: { changes: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Mark a title as watched/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse films' })).toHaveAttribute('href', '/movies');
    await expect(canvas.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/user-profile/settings/import');
    await expect(canvas.queryByRole('group', { name: 'Filters of the history' })).toBeNull();
  },
};
export const EmptyPhone: Story = { ...Empty, globals: phone };
export const NothingFits: Story = {
  parameters: { at: `${AT}?genre=western&decade=2020` },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(async () => expect((await firstRows(context))[0]).toBe('Today'));
  },
};
export const Filtered: Story = {
  parameters: { at: `${AT}?type=tv` },
  play: async (context) => {
    await opened(context);
    await waitFor(async () => expect(await firstRows(context)).toEqual(['Yesterday', 'The Wire', 'Wednesday, 18 November 2026']));
    await expect(await context.canvas.findByText('29 viewings')).toBeVisible();
  },
};

const loads = async ({ canvas }: Context): Promise<void> =>
  expect(await canvas.findByText('Loading your watch history')).toBeInTheDocument();
export const Waiting: Story = { globals: { ...asMember, network: 'hanging' }, play: loads };
export const Slow: Story = { globals: { ...asMember, network: 'slow' }, play: async (context) =>
  { await loads(context); await opened(context); } };
export const Failed: Story = { globals: { ...asMember, network: 'failing' }, play: async ({ canvas }) =>
  expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t load/i) };
export const Offline: Story = {
  parameters: { scenario: recent },
  globals: { ...asMember, network: 'offline' },
  play: async (context) => {
    await opened(context);
    await context.userEvent.click((await context.canvas.findAllByRole('button',
      { name: /^More actions for Chinatown/ }))[0] as HTMLElement);
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Change viewing…' }));
    await context.userEvent.click(await screen.findByRole('radio', { name: 'Another day' }));
    await context.userEvent.clear(screen.getByLabelText('Day'));
    await context.userEvent.type(screen.getByLabelText('Day'), '2026-11-19');
    await context.userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await firstRows(context))[0]).toBe('Yesterday'));
    await expect(await context.canvas.findByText(/1 change is saved on this device/)).toBeVisible();
    await expect(await context.canvas.findByText('Not sent yet')).toBeInTheDocument();
  },
};
/** A removed viewing that the backend refused. */
export const Refused: Story = {
  parameters: { scenario: { ownLists: { changes: recentViewings,
    refused: [[{ kind: 'remove-viewings', viewings: [viewingOn('2026-11-20', CHINATOWN)] }, conflict('list name')]] } } },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Chinatown'),
};

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlung and Everything That Came of It in the End';
export const LongWords: Story = {
  parameters: {
    scenario: {
      ownLists: {
        changes: [
          ...logged([viewingOn('2026-11-20', { ...CHINATOWN, title: LONG })]),
          ...logged([1, 2].map((number) => viewingOn('2026-11-19', { ...THE_WIRE, title: LONG }, episode(1, number), number))),
          ...logged([viewingOn('2026-11-18', { ...THE_WIRE, title: LONG }, episode(12, 120))]),
        ],
      },
    },
  },
  play: async (context) => {
    await opened(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LongWordsPhone: Story = { ...LongWords, globals: phone };
export const WithImages: Story = {
  parameters: { scenario: { images: true, ownLists: { changes: logged([viewingOn('2026-11-20',
    { ...CHINATOWN, posterPath: '/poster.jpg' })]) } } },
  play: async (context) => {
    await opened(context);
    await waitFor(async () => expect((await rows(context)).querySelectorAll('img')).toHaveLength(1));
  },
};
