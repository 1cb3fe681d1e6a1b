import type { Meta, StoryObj } from '@storybook/react-vite';
import * as TE from 'fp-ts/TaskEither';
import { screen, within } from 'storybook/test';
import type { CalendarAddressApi } from '#domain/calendar/calendar-address-api';
import { testCalendarAddress } from '#domain/calendar/calendar-address-api.fixture';
import type { TitleId } from '#domain/catalogue/title-id';
import { unavailable } from '#domain/shared/failure';
import { noSettings } from '#domain/users/user';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { FLEABAG } from '#ui/features/history/story-history.fixture.ts';
import { comingDetails, fewFollowed, manyFollowed, oneFollowed, pastDetails } from './story-calendar.fixture';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const tablet = { viewport: { value: 'tablet' }, role: 'member' } as const;
const AT = '/user-profile/calendar';
const current = { isCatalogueCurrent: true, detailsOf: comingDetails };
const many = { ...current, ownLists: { changes: manyFollowed } };
const few = { ...current, ownLists: { changes: fewFollowed() } };

const meta: Meta = { title: 'Features/Calendar/Calendar page', render: () => <Screen />, parameters: { at: AT, scenario: many },
  globals: asMember };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const opened = async ({ canvas }: Context): Promise<void> =>
  expect(await canvas.findByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
const hasAgenda = async (context: Context): Promise<void> => {
  await opened(context);
  const today = await context.canvas.findByRole('region', { name: 'Today' });
  await expect(within(today).getByRole('link', { name: /The Wire.*Season 6, episode 3: Fog Signal/ })).toBeVisible();
  await expect(await context.canvas.findByRole('button', { name: 'Download as a file' })).toBeVisible();
};
const hasMonth = async (context: Context): Promise<void> => {
  await opened(context);
  const grid = await context.canvas.findByRole('grid', { name: 'Coming in November 2026' });
  const today = await within(grid).findByRole('gridcell', { name: /^Friday, 20 November 2026: \d+ event/ });
  await expect(today).toHaveAttribute('aria-current', 'date');
  await expect(within(today).getByRole('link', { name: 'The Wire S6 E3' })).toBeVisible();
};

export const Many: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await hasAgenda(context);
    await expect(context.canvas.getByRole('link', { name: 'Calendar', current: 'page' })).toBeVisible();
    const links = (): number => context.canvas.getAllByRole('link', { name: /Season|release/i }).length;
    await expect(links()).toBe(50);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show more' }));
    await expect(links()).toBe(100);
  },
};
export const Light: Story = { play: hasAgenda, globals: { ...asMember, theme: 'light' } };
export const Tablet: Story = { play: hasAgenda, globals: tablet };
export const Phone: Story = { globals: phone, play: hasAgenda };
export const LightPhone: Story = { play: hasAgenda, globals: { ...phone, theme: 'light' } };
export const Admin: Story = { play: opened, globals: { role: 'admin' } };
export const Unverified: Story = { play: opened, globals: { role: 'unverified' } };

/** The keyboard moves through days and months; Enter goes to the first title of a day. */
export const Month: Story = {
  tags: ['smoke'],
  parameters: { at: `${AT}?view=month` },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await hasMonth(context);
    const cell = (name: RegExp) => canvas.getByRole('gridcell', { name });
    cell(/^Friday, 20 November/).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(cell(/^Saturday, 28 November/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(cell(/^Monday, 28 December/)).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 2, name: 'December 2026' })).toBeVisible();
    await userEvent.keyboard('{Home}{End}{ArrowUp}{PageUp}{PageUp}');
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Coming in November 2026' })).toBeVisible());
    cell(/^Friday, 20 November/).focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(cell(/^Friday, 20 November/)).getAllByRole('link')[0]).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(await canvas.findByRole('grid', { name: 'Coming in December 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await hasMonth(context);
  },
};
export const MonthLight: Story = { ...Month, tags: [], play: hasMonth, globals: { ...asMember, theme: 'light' } };
export const MonthTablet: Story = { ...Month, tags: [], play: hasMonth, globals: tablet };
export const MonthWithoutEvents: Story = {
  parameters: { at: `${AT}?view=month&month=2029-05`, scenario: few },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing is coming in May 2029.')).toBeVisible(),
};
/** A day with many events shows the rest on request. */
export const FullDay: Story = {
  parameters: { at: `${AT}?view=month`, scenario: { ...many, detailsOf: (id: TitleId) => ({ ...comingDetails(id),
    ...(id.mediaType === 'movie' && { date: '2026-11-26' }) }) } },
  play: async (context) => {
    await hasMonth(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Show 1\d more on Thursday, 26 November 2026$/ }));
    const cell = context.canvas.getByRole('gridcell', { name: /^Thursday, 26 November/ });
    await waitFor(() => expect(within(cell).getAllByRole('link').length).toBeGreaterThan(12));
  },
};

export const Several: Story = { parameters: { scenario: few }, play: async (context) => {
  await hasAgenda(context);
  await expect(context.canvas.getByRole('link', { name: /Fleabag.*Season 3 begins/ })).toBeVisible();
  await expect(context.canvas.getByRole('link', { name: /Lighthouse Keeper’s Daughter.*First release \(any country\)/ })).toBeVisible();
  await expect(context.canvas.getByText(/choose your region in the settings/)).toBeVisible();
} };
/** A film has the day of the member's region where it is known. */
export const OfRegion: Story = {
  parameters: { scenario: { ...few, profile: { settings: { ...noSettings, region: 'DE' } },
    detailsOf: (id: TitleId) => ({ ...comingDetails(id), releaseDays: { DE: '2026-12-25' } }) } },
  play: async (context) => {
    await hasAgenda(context);
    const christmas = within(context.canvas.getByRole('region', { name: 'Friday, 25 December 2026' }));
    await expect(christmas.getByRole('link', { name: /Lighthouse Keeper’s Daughter.*Release \(Germany\)/ })).toBeVisible();
    await expect(context.canvas.getByText(/release in your region \(Germany\)/)).toBeVisible();
  },
};
export const One: Story = { parameters: { scenario: { ...current, ownLists: { changes: oneFollowed() } } }, play: hasAgenda };

const isEmpty = async ({ canvas }: Context): Promise<void> => {
  await expect(await canvas.findByText(/^Nothing is coming/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Browse series' })).toBeVisible();
};
export const Empty: Story = { tags: ['smoke'], parameters: { scenario: { ...current, ownLists: { changes: [] } } }, play: isEmpty };
export const EmptyPhone: Story = { ...Empty, tags: [], globals: phone };
export const EmptyBecauseAllIsPast: Story = { parameters: { scenario: { ...few, detailsOf: pastDetails } }, play: isEmpty };

/** The embedded catalogue has no coming dates; the page says where it ends. */
export const WithoutFuture: Story = {
  parameters: { scenario: { isCatalogueCurrent: false, ownLists: { changes: fewFollowed() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This site’s catalogue has no coming dates\. It ends on \d+ \w+ 20\d\d\.$/)).toBeVisible();
    await expect(canvas.queryByText(/^Nothing is coming/)).toBeNull();
  },
};
export const WithoutFuturePhone: Story = { ...WithoutFuture, tags: [], globals: phone };

const loads = async ({ canvas }: Context): Promise<void> => expect(await canvas.findByText('Loading your calendar')).toBeInTheDocument();
export const Waiting: Story = { globals: { ...asMember, network: 'hanging' }, play: loads };
/** The known events are shown while the rest is looked up. */
export const Slow: Story = {
  globals: { ...asMember, network: 'slow' },
  play: async (context) => {
    await loads(context);
    await expect(await context.canvas.findByText(/^Checked [48] of 45 titles$/, undefined, { timeout: 15_000 })).toBeVisible();
  },
};
export const Failed: Story = { globals: { ...asMember, network: 'failing' }, play: async ({ canvas }) =>
  expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t load/i) };
export const Offline: Story = { globals: { ...asMember, network: 'offline' }, play: async ({ canvas }) =>
  expect(await canvas.findByRole('alert')).toHaveTextContent(/offline/i) };
export const PartlyFailed: Story = {
  parameters: { scenario: { ...few, detailsOf: (id: TitleId) => (id.id === FLEABAG.movieID ? unavailable(503, '') : comingDetails(id)) } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^We couldn’t check Fleabag\./)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /The Wire.*Season 6/ })[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download as a file' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(await canvas.findByText(/^We couldn’t check Fleabag\./)).toBeVisible();
  },
};

/** A calendar with a private address on the server. */
const onServer = (calendarAddress: CalendarAddressApi) => ({
  ...current, dataLocation: 'server' as const, ownLists: { changes: fewFollowed(), calendarAddress },
});
const section = async ({ canvas }: Context): Promise<HTMLElement> => canvas.findByRole('region', { name: 'Private address' });
const field = async (context: Context): Promise<HTMLElement> =>
  within(await section(context)).findByRole('textbox', { name: 'Address of your calendar' });
export const WithoutServer: Story = {
  parameters: { scenario: few },
  play: async (context) => expect(await section(context)).toHaveTextContent('This site keeps your data in this browser'),
};
/** The address is made, renewed and turned off; the latter two ask for a confirmation. */
export const PrivateAddress: Story = {
  parameters: { scenario: onServer(testCalendarAddress()) },
  play: async (context) => {
    const { userEvent } = context;
    const press = async (name: string) => userEvent.click(await within(await section(context)).findByRole('button', { name }));
    const confirm = async (name: string) => userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await expect(await section(context)).toHaveTextContent('Anyone with this address can read your calendar.');
    await press('Create address');
    await expect(await field(context)).toHaveValue(`${location.origin}/api/calendar.ics?key=${'1'.padStart(32, '0')}`);
    await press('New address');
    await confirm('Keep it');
    await expect(await field(context)).toHaveValue(`${location.origin}/api/calendar.ics?key=${'1'.padStart(32, '0')}`);
    await press('New address');
    await confirm('Replace address');
    await waitFor(async () => expect(await field(context)).toHaveValue(`${location.origin}/api/calendar.ics?key=${'2'.padStart(32, '0')}`));
    await press('Turn off');
    await confirm('Turn off');
    await expect(await within(await section(context)).findByRole('button', { name: 'Create address' })).toBeVisible();
  },
};
const SECRET = '0123456789abcdef'.repeat(2);
export const PrivateAddressPhone: Story = {
  parameters: { scenario: onServer(testCalendarAddress(SECRET)) }, globals: phone,
  play: async (context) => {
    await expect(await field(context)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
/** An address that others know can be turned off also while the calendar cannot be read. */
export const PrivateAddressWithoutCalendar: Story = {
  parameters: { scenario: onServer(testCalendarAddress(SECRET)) }, globals: { ...asMember, network: 'failing' },
  play: async (context) => {
    await expect((await context.canvas.findAllByRole('alert'))[0]).toHaveTextContent(/couldn’t load/i);
    await expect(await section(context)).toBeVisible();
  },
};
export const PrivateAddressLight: Story = { ...PrivateAddressPhone, globals: { ...asMember, theme: 'light' } };
/** An address that cannot be read or changed says what holds now. */
export const PrivateAddressUnread: Story = {
  parameters: { scenario: onServer({ ...testCalendarAddress(), getCalendarAddress: () => TE.left(unavailable(503, '')) }) },
  play: async (context) => expect(await within(await section(context)).findByRole('button', { name: /^Try again/ })).toBeVisible(),
};
export const PrivateAddressRefused: Story = {
  parameters: { scenario: onServer({ ...testCalendarAddress(SECRET), removeCalendarAddress: () => TE.left(unavailable(503, '')) }) },
  play: async (context) => {
    await field(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Turn off' }));
    await context.userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));
    await expect(await context.canvas.findByText(/The address may still work/)).toBeVisible();
    await expect(await field(context)).toBeVisible();
  },
};

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlung and Everything That Came of It in the End';
export const LongWords: Story = {
  parameters: { at: `${AT}?view=month`, scenario: { ...current, ownLists: { changes: fewFollowed({ title: LONG, genres: [LONG] }) } } },
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findAllByText(LONG)).not.toHaveLength(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LongWordsPhone: Story = { ...LongWords, globals: phone };
export const WithImages: Story = {
  parameters: { scenario: { ...current, images: true, ownLists: { changes: oneFollowed({ posterPath: '/poster.jpg' }) } } },
  play: async (context) => {
    await opened(context);
    await waitFor(() => expect(context.canvasElement.querySelectorAll('.coming img').length).toBeGreaterThan(0));
  },
};
