import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { staysInside, withLongTitles } from '#storybook/long-text-checks.fixture.ts';
import {
  expectContent, expectLateContent, inTurn, expectNotFound, expectLoading, expectText, expectEndMessage, expectHeading,
} from '#storybook/story-checks.fixture.ts';
import { resultSize, inLightTheme, onPhone, network, withImages } from '#storybook/story-settings.fixture.ts';

const meta: Meta = { title: 'Features/Browse/List page', render: () => <Screen />, parameters: { at: '/movies/popular' } };
export default meta;
type Story = StoryObj;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Popular' })).toBeInTheDocument();
    const grid = await canvas.findByRole('list', { name: 'Popular films' });
    await expect(await canvas.findByText('8,876 films')).toBeInTheDocument();
    await waitFor(() => expect(within(grid).getAllByRole('listitem').length).toBeGreaterThan(8));
    await expect(within(grid).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '8876');
  },
};
export const Light: Story = { ...Many, globals: inLightTheme() };

export const Phone: Story = {
  tags: ['smoke'],
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('8,876 films')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(sheet.getByLabelText('Years'), '1970s');
    await expect(await sheet.findByRole('button', { name: 'Show 458 films' })).toBeInTheDocument();
    await userEvent.selectOptions(sheet.getByLabelText('Length'), 'From … to …');
    await userEvent.type(sheet.getByLabelText('To'), '100');
    await userEvent.click(sheet.getByRole('button', { name: 'Show' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 190 films' }));
    await expect(await canvas.findByRole('button', { name: 'Remove filter: up to 100 min' })).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Remove filter: 1970s' })).toBeInTheDocument();
  },
};
export const LightPhone: Story = { ...Phone, globals: inLightTheme(onPhone) };

export const Endless: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Popular films' });
    const rows = canvas.getByRole('list', { name: 'Popular films' });
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(canvas.getByText(/^(40|60|80) of 8,876$/)).toBeInTheDocument());
    await expect(rows.querySelectorAll('.card').length).toBeLessThan(60);
  },
};

const isOnScreen = (element: Element | null): boolean => {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  return bottom > 0 && top < window.innerHeight;
};

/** Tab leads past the list to the footer: behind the list nothing loads, and the focus stays on the screen. */
export const TabToFooter: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const grid = await canvas.findByRole('list', { name: 'Popular films' });
    grid.querySelector('a')?.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus();
    await waitFor(() => expect(isOnScreen(document.activeElement)).toBe(true));
    const before = canvas.getByText(/of 8,876$/).textContent;
    for (let count = 0; count < 3; count += 1) {
      await userEvent.tab();
      await waitFor(() => expect(isOnScreen(document.activeElement)).toBe(true));
      await expect(canvasElement.querySelector('footer')).toContainElement(document.activeElement as HTMLElement);
    }
    await expect(canvas.getByText(/of 8,876$/).textContent).toBe(before);
  },
};

/** After the first screens scrolling loads nothing, so that the footer can be reached; the button does. */
export const EndOfScrolling: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Popular films' });
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(canvas.getByText('100 of 8,876')).toBeInTheDocument();
    });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByText('100 of 8,876')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText('120 of 8,876')).toBeInTheDocument();
    window.scrollTo(0, 0);
  },
};

export const LoadMore: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Load more' });
    const before = canvas.getByText(/of 8,876$/).textContent;
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/of 8,876$/).textContent).not.toBe(before));
  },
};

/** The last page removes the focused "Load more": the first new card gets the focus, and the end is announced. */
export const LastPage: Story = {
  parameters: { at: '/movies/popular?from=1940&to=1940' },
  globals: { network: 'slow' },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('list', { name: 'Popular films' });
    const more = await canvas.findByRole('button', { name: 'Load more' });
    more.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveFocus();
    await waitFor(() => expect(grid.querySelector('[data-index="20"] a')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
    await waitFor(() => expect(canvas.getByText('13 more. 33 films')).toBeInTheDocument());
  },
};

export const Dated: Story = {
  parameters: { at: '/movies/upcoming' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/^As of \d+ \w+ \d{4}$/)).toBeInTheDocument();
    await expectEndMessage(/^\d+ films$/)(context);
    await expect(canvas.queryByRole('button', { name: /^Sort by/ })).not.toBeInTheDocument();
  },
};
export const SeriesOnTheAir: Story = {
  parameters: { at: '/tv-shows/on-the-air' },
  globals: onPhone,
  play: inTurn(expectHeading('On the air in May 2019'), expectText(/^As of /)),
};

/** The embedded catalogue has no data about today's broadcasts. */
export const OneDayOfSeries: Story = {
  parameters: { at: '/tv-shows/airing-today' },
  play: inTurn(expectHeading('Aired on 19 May 2019'), expectText(/^As of 19 May 2019$/), async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aired on 19 May 2019', current: 'page' })).toBeVisible();
    await expect(canvas.queryByText(/today/i)).toBeNull();
  }),
};
export const AiringToday: Story = {
  parameters: { at: '/tv-shows/airing-today', scenario: { isCatalogueCurrent: true } },
  play: expectHeading('Airing today'),
};

export const Several: Story = {
  globals: resultSize('several'),
  play: async (context) => {
    await expectEndMessage('7 films')(context);
    await expect(context.canvas.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  },
};
export const One: Story = { globals: resultSize('one'), play: expectEndMessage('1 film') };
export const Empty: Story = {
  globals: resultSize('none'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse by genre' })).toHaveAttribute('href', '/genre');
  },
};

export const LongWords: Story = { parameters: withLongTitles, play: staysInside };
export const LongWordsOnPhone: Story = { ...LongWords, globals: onPhone };

export const Waiting: Story = { globals: network('hanging'), play: expectLoading('Popular', 'Loading films') };
export const WaitingPhone: Story = { ...Waiting, globals: { ...Waiting.globals, ...onPhone } };
export const Slow: Story = { globals: network('slow'), play: expectLateContent('Loading films', 'list', 'Popular films') };
export const Offline: Story = {
  globals: network('offline'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/You’re offline/);
  },
};
export const OfflinePhone: Story = { ...Offline, globals: { ...Offline.globals, ...onPhone } };
export const Failed: Story = {
  tags: ['smoke'],
  globals: network('failing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Popular' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** An address in capitals leads to the list, with its filters. The number of results stands in the row of the filters. */
export const InCapitals: Story = {
  parameters: { at: '/MOVIES/POPULAR?from=1970&to=1979' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Popular' })).toBeVisible();
    await expect(await canvas.findByText('458 films')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter: 1970s' })).toBeVisible();
  },
};
export const CountInOneRow: Story = {
  play: async ({ canvas }) => {
    const count = await canvas.findByText('8,876 films');
    const menu = canvas.getByRole('button', { name: /^Sort by/ });
    await expect(count.getBoundingClientRect().top).toBeLessThan(menu.getBoundingClientRect().bottom);
  },
};

export const NotFound: Story = { parameters: { at: '/movies/best-of-all' }, play: expectNotFound };
export const NotFoundType: Story = { parameters: { at: '/plays/popular' }, globals: onPhone, play: expectNotFound };
export const WithImages: Story = { parameters: withImages, play: expectContent('list', 'Popular films') };
