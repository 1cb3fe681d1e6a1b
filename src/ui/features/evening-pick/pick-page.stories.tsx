import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { notFound } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { fitsTheScreen, withLongTitles } from '#storybook/long-text-checks.fixture.ts';
import { expectHeading, expectLoading, expectOffline, expectRetry, expectText, inTurn } from '#storybook/story-checks.fixture.ts';
import { inLightTheme, network, onPhone, onTablet, resultSize } from '#storybook/story-settings.fixture.ts';
import { addNoir } from '#ui/features/lists/story-lists.fixture.ts';
import { logDays, rateAs } from '#ui/features/lists/watched/watched-changes.fixture.ts';
import { aTitle } from '#domain/catalogue/title-details.fixture';

const meta: Meta = {
  title: 'Features/Evening pick/Pick page', render: () => <Screen />, parameters: { at: '/tonight/pick?length=120&mood=laugh' },
};
export default meta;
type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Waits for a pick and returns its name. */
const pickedName = async (canvas: Canvas, other = ''): Promise<string> => {
  await canvas.findByText(/nds at (?:about )?\d\d:\d\d if you start now$/);
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent(other === '' ? /^$/ : other));
  return canvas.getByRole('heading', { level: 1 }).textContent;
};

/** One title with its end and its facts. "Another" shows other ones; those before stay reachable. */
export const Many: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    const first = await pickedName(canvas);
    await expect(canvas.getByText(/^An? 1 h( \d\d)? comedy from \d{4}/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`Tonight: ${first} · Marquee`));
    await userEvent.click(await canvas.findByRole('link', { name: 'Another' }));
    const second = await pickedName(canvas, first);
    const before = await canvas.findByRole('region', { name: 'Shown before' });
    await expect(within(before).getByRole('link', { name: (name) => name.startsWith(first) })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Another' }));
    const third = await pickedName(canvas, second);
    await expect(new Set([first, second, third]).size).toBe(3);
    await userEvent.click(within(before).getByRole('link', { name: (name) => name.startsWith(first) }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(first));
    await expect(canvas.getByRole('link', { name: 'Sign in to save' })).toHaveAttribute('href', expect.stringMatching(/^\/login\?next=/));
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/tonight?length=120');
  },
};
export const Phone: Story = { ...Many, globals: onPhone };
export const Tablet: Story = { ...Many, globals: onTablet };
export const Light: Story = { ...Many, globals: inLightTheme() };
export const LightPhone: Story = { ...Many, globals: inLightTheme(onPhone) };

/** "Not for me" shows another one, can be undone at once, and taken back later. */
export const NotForMe: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    const first = await pickedName(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Not for me' }));
    await pickedName(canvas, first);
    await userEvent.click(await canvas.findByText('Not for me: 1 title'));
    await userEvent.click(canvas.getByRole('button', { name: `Take back ${first}` }));
    await waitFor(() => expect(canvas.queryByText(/^Not for me: /)).toBeNull());
    await expect(canvas.getByRole('region', { name: 'Shown before' })).toHaveTextContent(first);
  },
};
export const NotForMeOnPhone: Story = { ...NotForMe, globals: onPhone };

/** An episode of a series that ends at a time of day. */
export const Episode: Story = {
  parameters: { at: '/tonight/pick?type=tv&length=45&mood=puzzle' },
  play: async ({ canvas }) => {
    await pickedName(canvas);
    await expect(canvas.getByText(/^One episode ends at about \d\d:\d\d if you start now$/)).toBeVisible();
    await expect(canvas.getByText(/^An? .*(series|programme|show|opera) from \d{4}.*, about \d+ min an episode\.$/)).toBeVisible();
  },
};

/** An address that somebody sent shows the same title, and says that it is longer than the time in the address. */
export const Sent: Story = {
  parameters: { at: '/tonight/pick?length=90&mood=classic&title=movie-289' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Casablanca' })).toBeVisible();
    await expect(await canvas.findByText('A 1 h 42 drama from 1942.')).toBeVisible();
    await expect(await canvas.findByText('That’s longer than the time chosen (1 h 30). Another one will fit.')).toBeVisible();
  },
};

/** After the last title that fits, the page says so. */
const showsAll: Story['play'] = async ({ canvas, userEvent }) => {
  let name = await pickedName(canvas);
  for (let count = 0; count < 25 && canvas.queryByText('We found no other title for tonight.') === null; count += 1) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Another' }));
    name = await pickedName(canvas, name);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Another' })).toBeNull());
  }
  await expect(canvas.getByText('We found no other title for tonight.')).toBeVisible();
};
export const Several: Story = { globals: resultSize('several'), play: showsAll };
export const One: Story = { globals: resultSize('one'), play: showsAll };

/** Nothing fits: the page offers to ask for less. */
export const Empty: Story = {
  tags: ['smoke'],
  globals: resultSize('none'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No title fits all of that. Try one of these instead.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Any length' })).toHaveAttribute('href', '/tonight/pick?mood=laugh');
    await expect(canvas.getByRole('link', { name: 'Any mood' })).toHaveAttribute('href', '/tonight/pick?length=120');
    await expect(canvas.getByRole('link', { name: 'Change your answers' })).toHaveAttribute('href', '/tonight?length=120');
  },
};
export const EmptyOnPhone: Story = { ...Empty, globals: { ...resultSize('none'), ...onPhone } };

/** The moods of two people exclude each other. */
export const EmptyTogether: Story = {
  parameters: { at: '/tonight/pick?mood=laugh&mood=scare' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Anyone’s mood' }));
    await pickedName(canvas);
  },
};

export const LongWords: Story = {
  parameters: withLongTitles,
  play: async ({ canvas }) => {
    await pickedName(canvas);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/unreasonably/);
    await fitsTheScreen();
  },
};
export const LongWordsOnPhone: Story = { ...LongWords, globals: onPhone };
export const WithImages: Story = {
  parameters: { scenario: { images: true, details: { posterPath: '/poster.jpg', backdropPath: '/backdrop.jpg' } } },
  play: async ({ canvas, canvasElement }) => {
    await pickedName(canvas);
    await waitFor(() => expect(canvasElement.querySelectorAll('.screen img').length).toBeGreaterThan(1));
  },
};

const loading = 'Finding something for tonight';
export const Waiting: Story = {
  globals: network('hanging'),
  play: inTurn(expectLoading('What’s on tonight?', loading), async ({ canvasElement }) => {
    const buttons = canvasElement.querySelectorAll('.sk.button');
    await expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) await expect(button.clientWidth).toBeGreaterThan(44);
  }),
};
export const WaitingPhone: Story = { ...Waiting, globals: { ...Waiting.globals, ...onPhone } };
export const Slow: Story = {
  globals: network('slow'),
  play: async (context) => {
    await expectText(loading)(context);
    await pickedName(context.canvas);
  },
};
export const Offline: Story = { globals: network('offline'), play: expectOffline };
export const OfflinePhone: Story = { ...Offline, globals: { ...Offline.globals, ...onPhone } };
export const Failed: Story = { globals: network('failing'), play: expectRetry() };
export const NotFound: Story = {
  parameters: { at: '/tonight/pick?mood=laugh&title=movie-999999999', scenario: { catalogueFailure: notFound('title') } },
  play: expectRetry(),
};

/** The browser expects the member, as after every sign-in: the page waits for what is known of the member. */
const expectsMember = (): (() => void) => {
  document.documentElement.dataset['member'] = 'expected';
  return () => delete document.documentElement.dataset['member'];
};
const watchlist = { ownLists: { changes: [addNoir('story-watchlist', 12)] } };

/** A member's watchlist comes first, and the page says so as long as it is true. The buttons are the member's. */
export const FromTheWatchlist: Story = {
  parameters: { at: '/tonight/pick?length=120&mood=crime', scenario: watchlist },
  globals: { role: 'member' },
  beforeEach: expectsMember,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^On your watchlist since \d{1,2} November\.$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove from Watchlist' }));
    await waitFor(() => expect(canvas.queryByText(/your watchlist/)).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Watchlist' }));
    await expect(await canvas.findByText(/^On your watchlist since/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign in to save' })).toBeNull();
  },
};
export const FromTheWatchlistOnPhone: Story = { ...FromTheWatchlist, globals: { role: 'member', ...onPhone } };

const psycho = aTitle({ id: 539, title: 'Psycho', year: 1960, genres: ['Horror'] });
/** A member who loved Psycho gets what is like it, and nothing that was watched. */
export const FromARating: Story = {
  parameters: {
    at: '/tonight/pick?mood=tense&length=115',
    scenario: { ownLists: { changes: [logDays(psycho, '2026-11-02'), rateAs(psycho, 9.5)] } },
  },
  globals: { role: 'member' },
  beforeEach: expectsMember,
  play: async ({ canvas, userEvent }) => {
    let name = await pickedName(canvas);
    for (let count = 0; count < 12 && canvas.queryByText('Because you gave Psycho 9.5.') === null; count += 1) {
      await userEvent.click(await canvas.findByRole('link', { name: 'Another' }));
      name = await pickedName(canvas, name);
    }
    await expect(canvas.getByText('Because you gave Psycho 9.5.')).toBeVisible();
  },
};
export const AsAdmin: Story = { globals: { role: 'admin' }, play: expectHeading(/./) };

const offer = (kind: 'stream' | 'rent', id: number, name: string) => ({ kind, provider: { id, name, logoPath: null } });
const watch = {
  US: { link: null, offers: [offer('stream', 8, 'Netflix'), offer('stream', 11, 'MUBI'), offer('rent', 2, 'Apple TV')] },
  FR: { link: null, offers: [offer('rent', 2, 'Apple TV')] },
};

/** Where the title can be watched, if the catalogue has offers. The shipped catalogue has none, and the page says nothing. */
export const WithOffers: Story = {
  parameters: { scenario: { details: { watch } } },
  play: async ({ canvas }) => {
    const line = await canvas.findByText(/^Where to watch \(United States\)\. Stream: Netflix and MUBI\./);
    await expect(within(line).getByRole('link', { name: /JustWatch/ })).toHaveAttribute('href', 'https://www.justwatch.com/');
    await expect(line).not.toHaveTextContent('Apple TV');
  },
};
export const WithOffersOnPhone: Story = { ...WithOffers, globals: onPhone };
export const WithOffersOnTablet: Story = { ...WithOffers, globals: onTablet };

/** The person's own services come first, and the page says so if a title is on none of them. */
export const OnOwnServices: Story = {
  parameters: { scenario: { details: { watch } } },
  beforeEach: () => localStorage.setItem('marquee.services', 'US-2-11'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^On your services \(United States\): MUBI\./)).toBeVisible();
  },
};
export const NotOnOwnServices: Story = {
  parameters: { scenario: { details: { watch } } },
  beforeEach: () => localStorage.setItem('marquee.services', 'FR-2'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Not on your services \(France\)\. Where to watch \(France\)\. Rent: Apple TV\./)).toBeVisible();
  },
};
export const NotOnOwnServicesPhone: Story = { ...NotOnOwnServices, globals: onPhone };

/** A member sees the offers of the region in the settings. */
export const WithOffersForMember: Story = {
  parameters: { scenario: { details: { watch }, profile: { settings: { theme: null, language: null, region: 'FR' } } } },
  globals: { role: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Where to watch \(France\)\. Rent: Apple TV\./)).toBeVisible();
  },
};
