import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { staysInside, withLongTitles } from '#storybook/long-text-checks.fixture.ts';
import { expectContent, expectLateContent, expectCards } from '#storybook/story-checks.fixture.ts';
import { resultSize, inLightTheme, onPhone, onTablet, network, withImages } from '#storybook/story-settings.fixture.ts';

const meta: Meta = { title: 'Features/Landing/Landing page', render: () => <Screen />, parameters: { at: '/' } };
export default meta;
type Story = StoryObj;

export const Many: Story = {
  tags: ['smoke'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What’s on tonight? Friday 20 November'),
    );
    const evening = within(canvas.getByRole('navigation', { name: 'What’s on tonight?' }));
    await expect(evening.getByRole('link', { name: '2 h' })).toHaveAttribute('href', '/tonight?length=120');
    await expect(evening.getByRole('link', { name: 'A good laugh' })).toHaveAttribute('href', '/tonight/pick?mood=laugh');
    await expect(evening.getByRole('link', { name: 'Together' })).toHaveAttribute('href', '/tonight?together=1');
    const first = await canvas.findByRole('region', { name: 'Documentary series' });
    await waitFor(() => expect(first.querySelectorAll('li').length).toBeGreaterThan(9));
    const bill = within(canvas.getByRole('region', { name: 'Double bill: two films by Marc Webb' }));
    await expect(bill.getAllByRole('link')).toHaveLength(2);
    await expect(await canvas.findByRole('region', { name: 'With Denzel Washington' })).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /^Western/ })).toHaveAttribute('href', '/genre/western');
    // Below the genres: laid out when scrolled near.
    await expect(await canvas.findByRole('region', { name: 'Stories of survival' })).toHaveClass('later');
    await expect(canvas.getByText('On this day in 2013')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Frozen, 2013' })).toHaveAttribute('href', '/details?type=movie&id=109445');
    // No title is twice on the page.
    const titles = (): ReadonlyArray<string | null> =>
      [...canvasElement.querySelectorAll('main a[href^="/details"]')].map((link) => link.getAttribute('href'));
    await waitFor(() => expect(titles().length).toBeGreaterThan(90));
    await expect(new Set(titles()).size).toBe(titles().length);
    await expect(document.title).toBe('What’s on tonight? · Marquee');
  },
};

/** A catalogue with facts of today has its own lists, and a hero of the day from one of them. */
export const CurrentCatalogue: Story = {
  parameters: { scenario: { isCatalogueCurrent: true } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What’s on tonight? Friday 20 November'),
    );
    const ranked = await canvas.findByRole('region', { name: 'Trending films' });
    await waitFor(() => expect(ranked.querySelectorAll('ol > li').length).toBeGreaterThan(9));
    await expect(await canvas.findByRole('region', { name: 'Trending series' })).toHaveClass('later');
    // The hero is nowhere else on the page.
    const hero = canvasElement.querySelector('.shown a');
    await expect(hero).toHaveTextContent(/^(?!Psycho).+, \d{4}$/);
    await expect(canvasElement.querySelectorAll(`main a[href="${hero?.getAttribute('href') ?? ''}"]`)).toHaveLength(1);
  },
};

export const Phone: Story = { ...Many, globals: onPhone };
export const Tablet: Story = { ...Many, globals: onTablet };
export const Light: Story = { ...Many, globals: inLightTheme() };
export const LightPhone: Story = { ...Many, globals: inLightTheme(onPhone) };

export const SearchFromHere: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'Search titles and people' });
    await userEvent.type(box, '   {Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What’s on');
    await userEvent.type(box, 'casablanca{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Welcome' })).not.toBeInTheDocument());
  },
};

/** Suggests like the header's field; the list's code is fetched at the first focus. */
export const Suggesting: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'Search titles and people' });
    await userEvent.type(box, 'cas');
    await canvas.findByRole('option', { name: /^Casino Royale/ });
    // Which title or person is best depends on the catalogue.
    const first = canvas.getAllByRole('option')[0];
    const list = canvas.getByRole('listbox', { name: 'Suggestions' });
    await expect(box).toHaveAttribute('aria-controls', list.id);
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().top);
    await expect(list.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const last = canvas.getByRole('option', { name: /^All results/ });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(Math.floor(last.getBoundingClientRect().bottom)).toBeLessThanOrEqual(list.getBoundingClientRect().bottom));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  },
};
export const SuggestingOnPhone: Story = { ...Suggesting, globals: onPhone };
export const SuggestingLight: Story = { ...Suggesting, globals: inLightTheme() };

/** The elements that Tab reaches. */
const tabStops = (): ReadonlyArray<HTMLElement> =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility(),
  );

/** Each shelf and the genres are one Tab stop, so that the page has few. */
export const TabStops: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('region').flatMap((region) => [...region.querySelectorAll('li a')]).length).toBeGreaterThan(90),
    );
    const shelf = await canvas.findByRole('region', { name: 'Popular films' });
    await expect(tabStops().length).toBeLessThanOrEqual(35);
    await expect(tabStops().filter((stop) => shelf.contains(stop)).length).toBe(2);
    // Tab enters the shelf at the card that had the focus last.
    const cards = [...shelf.querySelectorAll<HTMLElement>('li a')];
    canvas.getByRole('link', { name: 'See all : Popular films' }).focus();
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{Shift>}{Tab}{/Shift}{Tab}');
    await expect(cards[2]).toHaveFocus();
  },
};

export const ArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const shelf = await canvas.findByRole('region', { name: 'Popular films' });
    const cards = [...shelf.querySelectorAll<HTMLElement>('li a')];
    cards[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(cards[2]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cards.at(-1)).toHaveFocus();
  },
};

export const Several: Story = { globals: resultSize('several'), play: expectCards('With vampires', 7) };
export const One: Story = { globals: resultSize('one'), play: expectCards('With vampires', 1) };

export const Empty: Story = {
  globals: resultSize('none'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Western/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'With vampires' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: 'Search titles and people' })).toBeEnabled();
  },
};

export const LongWords: Story = { parameters: withLongTitles, play: staysInside };
export const LongWordsOnPhone: Story = { ...LongWords, globals: onPhone };

export const Waiting: Story = {
  globals: network('hanging'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('What’s on tonight? Friday 20 November');
    await expect(await canvas.findByText('Loading Today’s programme')).toBeInTheDocument();
  },
};
export const WaitingPhone: Story = { ...Waiting, globals: { ...Waiting.globals, ...onPhone } };

export const Slow: Story = {
  globals: network('slow'),
  play: expectLateContent('Loading Today’s programme', 'region', 'With vampires'),
};

export const Offline: Story = {
  globals: network('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('What’s on tonight?');
    await expect(await canvas.findByRole('button', { name: 'Try again: Today’s programme' })).toBeEnabled();
    // Several shelves fail together, so none of them is an alert that interrupts a screen reader.
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const OfflinePhone: Story = { ...Offline, globals: { ...Offline.globals, ...onPhone } };

export const Failed: Story = {
  tags: ['smoke'],
  globals: network('failing'),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again: Today’s programme' });
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Try again: Today’s programme' })).toBeEnabled();
  },
};

export const WithImages: Story = { parameters: withImages, play: expectContent('region', 'With vampires') };

const banner = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700"><path fill="#fff" d="M0 0h1600v700H0z"/></svg>')}`;
const heroImage = (canvasElement: HTMLElement): string | null | undefined =>
  canvasElement.querySelector('.screen > .wide-art > img')?.getAttribute('src');

/** The active banner stands in the place of the featured title, whose caption is gone. A white one is the worst case for texts. */
export const WithBanner: Story = {
  parameters: { scenario: { banners: { content: [{ name: 'Now', url: banner, active: true }] } } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(heroImage(canvasElement)).toBe(banner));
    await expect(canvas.queryByRole('link', { name: /Frozen, 2013/ })).toBeNull();
  },
};
export const WithBannerOnPhone: Story = { ...WithBanner, globals: onPhone };

/** A banner whose image fails leaves the featured title with its caption. */
export const WithBrokenBanner: Story = {
  parameters: { scenario: { banners: { content: [{ name: 'Now', url: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==', active: true }] } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /Frozen, 2013/ })).toBeVisible();
    await waitFor(() => expect(heroImage(canvasElement)).toBeUndefined());
  },
};
