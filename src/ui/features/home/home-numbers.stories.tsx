import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import type { RecentTitle } from '#domain/users/user';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const daysAgo = (days: number): Partial<RecentTitle> => ({ openedAt: NOW - days * 86_400_000 });

/** Opened under a number of the embedded catalogue, before its TMDB id was known. */
const freaks = aRecentTitle(-98, 'Freaks and Geeks', ['Comedy', 'Drama'], {
  mediaType: 'tv', imdbID: 'tt0193676', releaseYear: 1999,
  ...daysAgo(1),
});
const casablanca = aRecentTitle(289, 'Casablanca', ['Drama', 'Romance'], { imdbID: 'tt0034583', releaseYear: 1942, ...daysAgo(2) });
const unknownTitle = aRecentTitle(-900_000, 'A Film Nobody Knows', ['Drama'], { imdbID: 'tt9999999', ...daysAgo(3) });
const wire = aRecentTitle(-11, 'The Wire', ['Crime', 'Drama'], { mediaType: 'tv', imdbID: 'tt0306414', releaseYear: 2002, ...daysAgo(9) });

const withContent = (...content: ReadonlyArray<RecentTitle>) => ({ profile: { content } }) as const;
const withTmdbContent = (...content: ReadonlyArray<RecentTitle>) => ({ ...withContent(...content), numbers: 'tmdb' }) as const;

const meta: Meta = {
  title: 'Features/Home/Home page with changed numbers',
  render: () => <Screen />,
  parameters: { at: '/home' },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };
const linksOf = (shelf: HTMLElement): ReadonlyArray<string | null> =>
  [...shelf.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
const namesOf = (shelf: HTMLElement): ReadonlyArray<string> => [...shelf.querySelectorAll('li b')].map(({ textContent }) => textContent);

/** Shows titles under their present numbers and leaves out those that the catalogue does not have. */
export const ChangedNumbers: Story = {
  parameters: { scenario: withContent(freaks, casablanca, unknownTitle, wire) },
  play: async ({ canvas }) => {
    const shelf = await canvas.findByRole('region', { name: 'Recently viewed' });
    await waitFor(() => expect(linksOf(shelf)).toEqual(['/details?type=movie&id=289', '/details?type=tv&id=1438']));
    await expect(namesOf(shelf)).toEqual(['Casablanca', 'The Wire']);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Freaks and Geeks' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open again' })).toHaveAttribute('href', '/details?type=tv&id=2382');
  },
};
export const ChangedNumbersPhone: Story = { ...ChangedNumbers, globals: phone };

/** Opens the page of a title whose number was changed; afterwards the page shows the title once. */
export const OpensTitle: Story = {
  parameters: { scenario: withContent(freaks, casablanca) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Open again' })).toHaveAttribute('href', '/details?type=tv&id=2382'));
    await userEvent.click(canvas.getByRole('link', { name: 'Open again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Freaks and Geeks' })).toBeVisible();
    // The facts replace their placeholder.
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Facts' })).toHaveTextContent(/\w/));
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Home' }));
    const shelf = await canvas.findByRole('region', { name: 'Recently viewed' });
    await waitFor(() => expect(linksOf(shelf)).toEqual(['/details?type=movie&id=289']));
    await expect(canvas.getByRole('link', { name: 'Open again' })).toHaveAttribute('href', '/details?type=tv&id=2382');
    await expect(canvas.getByText(/You looked at this today/)).toBeVisible();
  },
};

/** None of the recent titles is in this catalogue: shows the page of a new member. */
export const NothingKnown: Story = {
  parameters: { scenario: withTmdbContent(unknownTitle, wire) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Pick something you’ve seen/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  },
};
