import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import type { RecentTitle } from '#domain/users/user';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const DAY = 86_400_000;
const at = (days: number, year: number): Partial<RecentTitle> => ({ openedAt: NOW - days * DAY, releaseYear: year });

const recent: ReadonlyArray<RecentTitle> = [
  aRecentTitle(335, 'Once Upon a Time in the West', ['Western', 'Drama'], at(1, 1968)),
  aRecentTitle(1438, 'The Wire', ['Crime', 'Drama'], { mediaType: 'tv', ...at(2, 2002) }),
  aRecentTitle(289, 'Casablanca', ['Drama', 'Romance'], at(3, 1942)),
  aRecentTitle(949, 'Heat', ['Crime', 'Drama', 'Action'], at(5, 1995)),
  aRecentTitle(62, '2001: A Space Odyssey', ['Science Fiction', 'Mystery', 'Adventure'], at(9, 1968)),
  aRecentTitle(829, 'Chinatown', ['Crime', 'Mystery', 'Thriller'], at(30, 1974)),
  aRecentTitle(346, 'Seven Samurai', ['Action', 'Drama'], at(200, 1954)),
  aRecentTitle(78, 'Blade Runner', ['Science Fiction', 'Drama', 'Thriller'], at(400, 1982)),
];
const member = { profile: { content: recent } } as const;

const meta: Meta = {
  title: 'Features/Home/Home page',
  render: () => <Screen />,
  parameters: { at: '/home', scenario: member },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'phone' } };
const titlesOn = (shelf: HTMLElement): ReadonlyArray<string> => [...shelf.querySelectorAll('li b')].map(({ textContent }) => textContent);

export const Many: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Good (morning|afternoon|evening), Maya Rosen$/);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Once Upon a Time in the West' })).toBeVisible();
    await expect(canvas.getByText(/You looked at this yesterday/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open again' })).toHaveAttribute('href', '/details?type=movie&id=335');
    await expect(canvas.getByRole('link', { name: 'One episode' })).toHaveAttribute('href', '/tonight?type=tv');
    // All questions of the evening are seen, and no answer is beyond the edge.
    for (const answer of canvas.getByRole('navigation', { name: 'What’s on tonight?' }).querySelectorAll('a')) {
      const { right, width, height } = answer.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const shelf = canvas.getByRole('region', { name: 'Recently viewed' });
    // The title in the hero is not said again.
    await expect(titlesOn(shelf)).toEqual(recent.slice(1).map(({ title }) => title));
    await expect(shelf).toHaveTextContent('1942 · 3 days ago');
    const lists = canvas.getByRole('region', { name: 'Your lists' });
    await expect([...lists.querySelectorAll('ul a .poster')].map(({ textContent }) => textContent)).toEqual([
      'Favorites', 'Watchlist', 'Films for a rainy sunday',
    ]);
    const because = await canvas.findByRole('region', { name: 'Because you viewed Once Upon a Time in the West' });
    await waitFor(() => expect(titlesOn(because).length).toBeGreaterThan(3));
    const more = await canvas.findByRole('region', { name: 'More drama films' });
    // No recent title, and no title twice.
    await waitFor(() =>
      expect(titlesOn(more).filter((title) => titlesOn(because).includes(title) || titlesOn(shelf).includes(title))).toEqual([]),
    );
    await expect(document.title).toBe('Home · Marquee');
  },
};
export const Phone: Story = { ...Many, globals: phone };
export const Tablet: Story = { ...Many, globals: { viewport: { value: 'tablet' } } };
export const Light: Story = { ...Many, globals: { theme: 'light' } };
export const LightPhone: Story = { ...Many, globals: { ...phone, theme: 'light' } };

/** Shows older titles in the hero and starts over after the last. */
export const ShowsAnother: Story = {
  parameters: { scenario: { profile: { content: recent.slice(0, 2) } } },
  play: async ({ canvas, userEvent }) => {
    const another = await canvas.findByRole('button', { name: 'Show another' });
    await expect(titlesOn(canvas.getByRole('region', { name: 'Recently viewed' }))).toEqual(['The Wire']);
    await userEvent.click(another);
    await expect(canvas.getByRole('heading', { level: 2, name: 'The Wire' })).toBeVisible();
    await expect(titlesOn(canvas.getByRole('region', { name: 'Recently viewed' }))).toEqual(['Once Upon a Time in the West']);
    await expect(canvas.getByRole('button', { name: 'Show another' })).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain('The Wire'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show another' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Once Upon a Time in the West' })).toBeVisible();
  },
};

export const Several: Story = {
  parameters: { scenario: { profile: { content: recent.slice(0, 3) } } },
  globals: { resultSize: 'several' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(titlesOn(canvas.getByRole('region', { name: 'Recently viewed' }))).toHaveLength(2));
  },
};

export const One: Story = {
  parameters: { scenario: { profile: { content: recent.slice(2, 3) } } },
  globals: { resultSize: 'one' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Casablanca' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Show another' })).toBeNull();
  },
};

const showsWelcome: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: /^Pick something you’ve seen/ })).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Browse films' })).toHaveAttribute('href', '/movies');
  await waitFor(() => expect(titlesOn(canvas.getByRole('region', { name: 'Popular films' })).length).toBeGreaterThan(9));
  await expect(await canvas.findByRole('region', { name: 'Popular series' })).toBeInTheDocument();
  // The programme of the day comes last.
  await expect(await canvas.findByRole('region', { name: /^Double bill: two films by / })).toBeInTheDocument();
  await expect(canvas.getAllByRole('region').length).toBeGreaterThan(7);
};
/** New member. */
export const NewMember: Story = { parameters: { scenario: { profile: { content: [] } } }, play: showsWelcome };
export const NewMemberPhone: Story = { ...NewMember, globals: phone };
export const NewMemberLight: Story = { ...NewMember, globals: { theme: 'light' } };

/** No recent titles, no lists and an empty catalogue. */
export const Empty: Story = {
  parameters: { scenario: { lists: [], profile: { content: [] } } },
  globals: { resultSize: 'none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse films' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your lists' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Popular films' })).toBeNull();
  },
};

export const Waiting: Story = {
  globals: { network: 'hanging' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Once Upon a Time in the West' })).toBeVisible();
    await expect(titlesOn(canvas.getByRole('region', { name: 'Recently viewed' }))).toHaveLength(recent.length - 1);
    await expect(await canvas.findByText('Loading Because you viewed Once Upon a Time in the West')).toBeInTheDocument();
  },
};
export const WaitingPhone: Story = { ...Waiting, globals: { ...Waiting.globals, ...phone } };

export const Slow: Story = {
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading More drama films')).toBeInTheDocument();
    await expect(await canvas.findByRole('region', { name: 'More drama films' })).toBeInTheDocument();
  },
};

export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Recently viewed' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again: More drama films' })).toBeEnabled();
  },
};
export const OfflinePhone: Story = { ...Offline, globals: { ...Offline.globals, ...phone } };

export const Failed: Story = {
  tags: ['smoke'],
  globals: { network: 'failing' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: More drama films' }));
    await expect(await canvas.findByRole('button', { name: 'Try again: More drama films' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Open again' })).toBeVisible();
  },
};

const longName = 'Wolfeschlegelsteinhausenbergerdorff Donaudampfschifffahrtsgesellschaftskapitaenin';
const longTitle = 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb, with Everything That Came of It';
const long = {
  profile: { name: longName, content: [aRecentTitle(935, longTitle, ['Comedy', 'War'], at(0, 1964)), ...recent] },
  lists: [
    { listName: `${'very_'.repeat(11)}long`, listID: 'long' },
    { listName: 'donaudampfschifffahrtsgesellschaftskapitaensfrau', listID: 'longer' },
  ],
} as const;
export const LongWords: Story = {
  parameters: { scenario: long },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: longTitle })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LongWordsPhone: Story = { ...LongWords, globals: phone };

const withPosters = recent.map((title) => ({ ...title, posterPath: `/${title.itemKey}.jpg` }));
export const WithImages: Story = {
  parameters: { scenario: { images: true, profile: { content: withPosters } } },
  play: async ({ canvas }) => {
    const shelf = await canvas.findByRole('region', { name: 'Recently viewed' });
    await waitFor(() => expect(shelf.querySelectorAll('img')).toHaveLength(recent.length - 1));
  },
};

export const Admin: Story = {
  parameters: { scenario: { profile: { content: recent } } },
  globals: { role: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Ada Marsh');
    const because = await canvas.findByRole('region', { name: 'Because you viewed Once Upon a Time in the West' });
    await waitFor(() => expect(titlesOn(because).length).toBeGreaterThan(3));
  },
};

export const Unverified: Story = {
  parameters: { scenario: { profile: { content: recent } } },
  globals: { role: 'unverified' },
  play: async ({ canvas }) => {
    const notice = (await canvas.findByText(/Please confirm your e-mail/)).closest('.under-top');
    await expect(notice).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    // Nothing is empty between the notice and the questions of the evening.
    const question = canvas.getByText('How long have you got?').getBoundingClientRect();
    await expect(question.top - (notice?.getBoundingClientRect().bottom ?? 0)).toBeLessThan(48);
  },
};
export const UnverifiedPhone: Story = { ...Unverified, globals: { ...Unverified.globals, ...phone } };
