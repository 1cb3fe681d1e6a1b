import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import type { Title } from '#domain/catalogue/title';
import { newItem } from '#domain/lists/list.fixture';
import { toStoredTitle } from '#domain/lists/stored-title';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { logDays, rateAs } from '#ui/features/lists/watched/watched-changes.fixture.ts';
import { rateFilm, suggestedForYou as forYou, titlesOn } from '#ui/features/taste/story-suggestions.fixture.ts';

const film = (id: number, title: string, year: number, genres: ReadonlyArray<string>): Title => aTitle({ id, title, year, genres });
const MURDER = film(11_423, 'Memories of Murder', 2003, ['Crime', 'Drama', 'Thriller']);
const PARASITE = film(496_243, 'Parasite', 2019, ['Comedy', 'Thriller', 'Drama']);
const SPIRITED = film(129, 'Spirited Away', 2001, ['Animation', 'Family', 'Fantasy']);
const CARS = film(920, 'Cars', 2006, ['Animation', 'Family']);
const POCAHONTAS = film(10_530, 'Pocahontas', 1995, ['Animation', 'Family']);
const loved = {
  profile: { content: [aRecentTitle(289, 'Casablanca', ['Drama', 'Romance'])] },
  ownLists: {
    changes: [rateAs(MURDER, 9), rateAs(SPIRITED, 9.5), rateAs(CARS, 3), rateAs(POCAHONTAS, 2), logDays(PARASITE, '2026-11-02')],
  },
};
const newMember = { profile: { content: [] }, ownLists: { changes: [] } };

const meta: Meta = {
  title: 'Features/Home/Suggestions',
  render: () => <Screen />,
  parameters: { at: '/home', scenario: loved },
  globals: { role: 'member' },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const tablet = { viewport: { value: 'tablet' }, role: 'member' } as const;
const BECAUSE = /^Because you gave (Memories of Murder 9|Spirited Away 9.5)$/;

/** Every card says why; no title is on two shelves, and none was watched or rated. */
export const Many: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => {
    const shelf = await forYou(canvas);
    const like = await canvas.findByRole('region', { name: BECAUSE });
    const [suggested, alike] = [titlesOn(shelf), titlesOn(like)];
    await expect(suggested.length).toBeGreaterThan(10);
    await expect(suggested.filter((title) => alike.includes(title))).toEqual([]);
    for (const title of ['Memories of Murder', 'Parasite', 'Spirited Away', 'Cars'])
      await expect([...suggested, ...alike]).not.toContain(title);
    const reasons = [...shelf.querySelectorAll('.cap > span:not(.sr)')].map(({ textContent }) => textContent);
    const known = /^Because you (gave (Memories of Murder 9|Spirited Away 9.5)|watched Parasite)$/;
    await expect(reasons.filter((reason) => !known.test(reason))).toEqual([]);
    await waitFor(() => expect(titlesOn(canvas.getByRole('region', { name: 'Popular films' })).length).toBeGreaterThan(9));
    await expect(titlesOn(canvas.getByRole('region', { name: 'Popular films' })).filter((title) => suggested.includes(title))).toEqual([]);
  },
};
export const Light: Story = { ...Many, tags: [], globals: { role: 'member', theme: 'light' } };
export const Tablet: Story = { ...Many, tags: [], globals: tablet };
export const Phone: Story = { ...Many, tags: [], globals: phone };

/** A title that is turned down goes, comes back with Undo, and is listed in the settings. */
export const NotForMe: Story = {
  play: async ({ canvas, userEvent }) => {
    const shelf = await forYou(canvas);
    const [first = ''] = titlesOn(shelf);
    await userEvent.click(within(shelf).getByRole('button', { name: `Not for me: ${first}` }));
    await waitFor(() => expect(titlesOn(shelf)).not.toContain(first));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titlesOn(shelf)[0]).toBe(first));
    // The hero, which shows another suggestion, does not come to a title that was turned down.
    await userEvent.click(within(shelf).getByRole('button', { name: `Not for me: ${first}` }));
    await waitFor(() => expect(titlesOn(shelf)).not.toContain(first));
    const [second = ''] = titlesOn(shelf);
    await userEvent.click(canvas.getByRole('button', { name: 'Show another' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: second })).toBeVisible());
  },
};

/** The menu of every card turns a title down. Nothing that the account has turned down is on a shelf of the page. */
export const NotForMeOnAnyShelf: Story = {
  parameters: {
    scenario: {
      profile: {
        content: [
          aRecentTitle(289, 'Casablanca', ['Drama']), aRecentTitle(949, 'Heat', ['Crime']), aRecentTitle(829, 'Chinatown', ['Crime']),
        ],
        turnedDown: 'movie-829\t1974\t\tChinatown\n',
      },
      ownLists: { changes: [] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const recent = await canvas.findByRole('region', { name: 'Recently viewed' });
    // The hero shows what was viewed last.
    await waitFor(() => expect(titlesOn(recent)).toEqual(['Casablanca']));
    await canvas.findByRole('region', { name: 'Rate a few films' });
    const popular = await canvas.findByRole('region', { name: 'Popular films' });
    await waitFor(() => expect(titlesOn(popular).length).toBeGreaterThan(9));
    const [first = '', ...others] = titlesOn(popular);
    // The shelves above came first, and take no title from this one.
    for (const name of ['Because you viewed Heat', 'More drama films'])
      await expect(titlesOn(canvas.getByRole('region', { name })).length).toBeGreaterThan(9);
    await userEvent.click(await within(popular).findByRole('button', { name: `Actions for ${first}` }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: first })).getByRole('button', { name: 'Not for me' }));
    await waitFor(() => expect(titlesOn(popular)).not.toContain(first));
    await userEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(titlesOn(popular)).toEqual([first, ...others]));
  },
};

const onWatchlist = (title: Title) => ({
  kind: 'add-items' as const, listID: 'story-watchlist', items: [newItem(title.id, { title: toStoredTitle(title, null) })],
});
const headings = (canvas: Canvas): ReadonlyArray<string> =>
  canvas.getAllByRole('region').flatMap((region) => region.querySelector('.section-head h2')?.textContent ?? []);
const inOrder = (first: ReadonlyArray<RegExp>): Play => async ({ canvas }) => {
  await forYou(canvas);
  await canvas.findByRole('region', { name: BECAUSE });
  await waitFor(() => expect(headings(canvas).map((heading, index) => first[index]?.test(heading) ?? true)).not.toContain(false));
  await expect(headings(canvas).length).toBeGreaterThanOrEqual(first.length);
};
const saved = [film(78, 'Blade Runner', 1982, []), film(949, 'Heat', 1995, [])].map(onWatchlist);
const viewed = [aRecentTitle(289, 'Casablanca', ['Drama']), aRecentTitle(829, 'Chinatown', ['Crime'])];
const withWatchlist = { profile: { content: viewed }, ownLists: { changes: [...loved.ownLists.changes, ...saved] } };
/** Saved titles come first, then suggestions, then what was viewed, then the own lists. */
export const Order: Story = {
  parameters: { scenario: withWatchlist },
  beforeEach: () => localStorage.setItem('marquee.taste.story-member', '1'),
  play: inOrder([/^Watch next$/, /^Suggested for you$/, BECAUSE, /^Recently viewed$/, /^Your lists$/]),
};
/** On a first visit suggestions are not expected: they stand below what is read already. */
export const OrderOfFirstVisit: Story = {
  parameters: { scenario: withWatchlist },
  play: inOrder([/^Watch next$/, /^Recently viewed$/, /^Suggested for you$/, BECAUSE, /^Your lists$/]),
};
const TEN = [
  MURDER, PARASITE, SPIRITED, CARS, POCAHONTAS, film(289, 'Casablanca', 1942, ['Drama']), film(949, 'Heat', 1995, ['Crime']),
  film(829, 'Chinatown', 1974, ['Crime']), film(78, 'Blade Runner', 1982, ['Science Fiction']), film(62, '2001: A Space Odyssey', 1968, []),
];
const tenWatched = { ownLists: { changes: TEN.map((title) => logDays(title, '2026-11-02')) } };
/** After ten films marked as watched, without a rating, the home page mentions them. */
export const TenWatched: Story = {
  parameters: { scenario: { profile: { content: [] }, ...tenWatched } },
  play: async ({ canvas }) => {
    const shelf = await forYou(canvas);
    const reasons = [...shelf.querySelectorAll('.cap > span:not(.sr)')].map(({ textContent }) => textContent);
    await expect(reasons.length).toBeGreaterThan(9);
    const names = TEN.map(({ title }) => `Because you watched ${title}`);
    await expect(reasons.filter((reason) => !names.includes(reason))).toEqual([]);
    await expect(titlesOn(shelf).filter((title) => TEN.some((watched) => watched.title === title))).toEqual([]);
    await expect(canvas.queryByRole('region', { name: 'Rate a few films' })).toBeNull();
    // Only a member for whom nothing is known sees the text for new members.
    await expect(names).toContain((await canvas.findByText(/^Because you watched/, { selector: '.lead' })).textContent);
    await expect(canvas.queryByRole('heading', { name: /^Pick something you’ve seen/ })).toBeNull();
    // The year in review and the ratings are linked, with the number of viewings.
    const year = within(await canvas.findByRole('region', { name: 'Your 2026 so far' }));
    await expect(year.getByText(/^10\sviewings this year/)).toBeVisible();
    await expect(year.getByRole('link', { name: 'Year in review' })).toHaveAttribute('href', '/user-profile/year/2026');
    await expect(year.getByRole('link', { name: 'Your ratings' })).toHaveAttribute('href', '/user-profile/ratings');
  },
};
/** Opened pages say less than films that were watched: the hero waits for the suggestions, on a first visit too. */
export const TenWatchedAndViewed: Story = {
  parameters: { scenario: { profile: { content: [aRecentTitle(680, 'Pulp Fiction', ['Crime'])] }, ...tenWatched } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Because you watched/, { selector: '.lead' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Recently viewed' })).toHaveTextContent('Pulp Fiction');
  },
};
export const TenWatchedPhone: Story = { ...TenWatched, globals: phone };
export const TenWatchedTablet: Story = { ...TenWatched, globals: { ...tablet, theme: 'light' } };

/** Nothing is suggested because of a title that was rated low. */
export const OnlyLowRatings: Story = {
  parameters: { scenario: { ownLists: { changes: [rateAs(CARS, 2)] }, profile: { content: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Rate a few films' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Suggested for you' })).toBeNull();
  },
};

/** The page works without the model. */
export const Failed: Story = {
  globals: { role: 'member', network: 'failing' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Casablanca' })).toBeVisible());
    await expect(canvas.queryByRole('region', { name: 'Suggested for you' })).toBeNull();
  },
};

/** After five ratings the home page suggests titles. */
export const FirstRatings: Story = {
  parameters: { scenario: newMember },
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('region', { name: 'Rate a few films' });
    await expect(titlesOn(question)).toHaveLength(10);
    await expect(canvas.getByText(/^Rate 5\sfilms you’ve seen/)).toBeVisible();
    // No film is on the page twice.
    const popular = await canvas.findByRole('region', { name: 'Popular films' });
    await waitFor(() => expect(titlesOn(popular).some((title) => titlesOn(question).includes(title))).toBe(false));
    await waitFor(() => expect(titlesOn(popular).length).toBeGreaterThan(9));
    const before = titlesOn(popular);
    for (const name of ['Titanic', 'The Dark Knight', 'Spirited Away', 'Pulp Fiction', 'Toy Story']) {
      await expect(canvas.getByRole('heading', { name: /^Pick something you’ve seen/ })).toBeVisible();
      await rateFilm(canvas, name);
    }
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Rate a few films' })).toBeNull());
    const suggested = titlesOn(await forYou(canvas));
    await expect(suggested.length).toBeGreaterThan(10);
    // Suggestions that come late take no card away that may be read.
    await expect(titlesOn(popular)).toEqual(before);
    await expect(suggested.filter((title) => before.includes(title))).toEqual([]);
    // The hero speaks of the ratings at once.
    await expect(await canvas.findByText(/^Because you gave .* 9$/, { selector: '.lead' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Pick something you’ve seen/ })).toBeNull();
  },
};
const asks: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Rate a few films' })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
};
/** One opened title says little: the question stays until it is skipped, and offers to bring a history. */
export const FirstRatingsTablet: Story = {
  parameters: { scenario: { ...newMember, profile: loved.profile } },
  globals: tablet,
  play: async (context) => {
    await asks(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('link', { name: 'Bring your history' })).toHaveAttribute('href', '/user-profile/settings/import');
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Rate a few films' })).toBeNull());
  },
};
export const FirstRatingsPhone: Story = { parameters: { scenario: newMember }, globals: phone, play: asks };

export const Skipped: Story = {
  parameters: { scenario: newMember },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }));
    await expect(canvas.queryByRole('region', { name: 'Rate a few films' })).toBeNull();
    await expect(await canvas.findByRole('region', { name: 'Popular films' })).toBeVisible();
  },
};
