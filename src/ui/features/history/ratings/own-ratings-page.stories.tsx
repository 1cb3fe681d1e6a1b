import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, screen, within } from 'storybook/test';
import { conflict, unavailable } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { CHINATOWN } from '#ui/features/history/story-history.fixture.ts';
import { fewRatings, manyRatings, oneRating, ratingsOfKnownTitles } from './story-ratings.fixture';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const tablet = { viewport: { value: 'tablet' }, role: 'member' } as const;
const AT = '/user-profile/ratings';
const many = { ownLists: { changes: manyRatings(240) } };
const few = { ownLists: { changes: fewRatings() } };

const meta: Meta = { title: 'Features/History/Ratings page', render: () => <Screen />, parameters: { at: AT, scenario: many },
  globals: asMember };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const titles = ({ canvas }: Context): Promise<HTMLElement> => canvas.findByRole('list', { name: 'Rated titles' });
const opened = async (context: Context): Promise<void> => {
  await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Ratings' })).toBeVisible();
  await expect(await titles(context)).toBeVisible();
};
const hasNumbers = async (context: Context): Promise<void> => {
  await opened(context);
  await expect(await context.canvas.findByRole('img', { name: /^By value: most often/ })).toBeInTheDocument();
  await expect(context.canvas.getByRole('button', { name: 'Drama' })).toBeInTheDocument();
};
const firstTitles = async (context: Context): Promise<ReadonlyArray<string | null>> =>
  [...(await titles(context)).children].slice(0, 3).map((card) => card.querySelector('.cap b')?.textContent ?? null);
const figures = ({ canvas }: Context): HTMLElement => canvas.getByRole('list', { name: 'Your numbers' });
const order = async ({ canvas, userEvent }: Context, name: string): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: /^Sort by/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

/** Numbers filter the titles. Only titles near the viewport are in the DOM. */
export const Many: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await hasNumbers(context);
    const { canvas, userEvent } = context;
    await expect(figures(context)).toHaveTextContent(/243\s*Ratings/);
    await expect(await firstTitles(context)).toEqual(['Chinatown', 'The Wire', 'Fleabag']);
    await expect((await titles(context)).children.length).toBeLessThan(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Drama' }));
    await expect(canvas.getByRole('button', { name: 'Genre: Drama' })).toBeVisible();
    await expect(await canvas.findByText('63 ratings')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Drama', pressed: true }));
    await expect(await canvas.findByText('243 ratings')).toBeInTheDocument();
    await userEvent.click(canvas.getAllByText('Show as table')[0] as HTMLElement);
    await expect(within(canvas.getAllByRole('table')[0] as HTMLElement).getByRole('rowheader', { name: '9.5' })).toBeVisible();
  },
};
export const Light: Story = { play: hasNumbers, globals: { ...asMember, theme: 'light' } };
export const Tablet: Story = { play: hasNumbers, globals: tablet };
export const TabletLight: Story = { play: hasNumbers, globals: { ...tablet, theme: 'light' } };
/** The titles follow the totals on a phone. A button between them shows the plots. */
export const Phone: Story = {
  globals: phone,
  play: async (context) => {
    await opened(context);
    await expect(context.canvas.queryByRole('table')).toBeNull();
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Statistics', expanded: false }));
    await hasNumbers(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LightPhone: Story = { parameters: { at: `${AT}?statistics=shown` }, play: hasNumbers, globals: { ...phone, theme: 'light' } };
export const Admin: Story = { play: opened, globals: { ...asMember, role: 'admin' } };
export const Unverified: Story = { play: opened, globals: { ...asMember, role: 'unverified' } };

/** Unknown years and votes stand last in both directions. */
export const Ordered: Story = {
  parameters: { scenario: { ownLists: { changes: manyRatings(30) } } },
  play: async (context) => {
    await opened(context);
    await order(context, 'My highest rated');
    await waitFor(async () => expect((await firstTitles(context))[0]).not.toBe('Chinatown'));
    await order(context, 'Most below the average vote');
    await expect((await context.canvas.findAllByText(/below average$/))[0]).toBeInTheDocument();
    await order(context, 'Oldest');
    await waitFor(async () => expect(await firstTitles(context)).not.toContain('Chinatown'));
  },
};
/** The address holds order and filters. */
export const Filtered: Story = {
  parameters: { at: `${AT}?sort=title&type=tv&decade=2000&rating=9.5` },
  play: async (context) => {
    await opened(context);
    await expect(await firstTitles(context)).toEqual(['The Wire']);
    await expect(context.canvas.getByRole('button', { name: 'Decade: 2000s' })).toBeInTheDocument();
  },
};
export const NothingFits: Story = {
  parameters: { at: `${AT}?genre=western&rating=0.5` },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Clear all filters' }));
    await opened(context);
  },
};

/** People and countries are looked up when their numbers are near; a choice filters the titles. */
export const ByPeopleAndCountry: Story = {
  parameters: { scenario: { ownLists: { changes: ratingsOfKnownTitles } } },
  play: async (context) => {
    await hasNumbers(context);
    const { canvas, userEvent } = context;
    (await canvas.findByRole('heading', { name: 'By value' })).scrollIntoView();
    await userEvent.click(await canvas.findByRole('button', { name: 'Akira Kurosawa' }));
    await waitFor(async () => expect(await firstTitles(context)).toEqual(['Yojimbo', 'Seven Samurai']));
    await userEvent.click(canvas.getByRole('button', { name: 'Director: Akira Kurosawa' }));
    await expect(await canvas.findByText('8 ratings')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Japan' }));
    await expect(await canvas.findByText('3 ratings')).toBeInTheDocument();
  },
};
export const ByPeopleAndCountryPhone: Story = {
  parameters: { at: `${AT}?statistics=shown`, scenario: { ownLists: { changes: ratingsOfKnownTitles } } },
  globals: phone,
  play: hasNumbers,
};
/** The address holds a country; its titles come when countries are looked up. */
export const OfCountry: Story = {
  parameters: { at: `${AT}?country=JP&sort=title`, scenario: { ownLists: { changes: ratingsOfKnownTitles } } },
  play: async (context) => {
    await opened(context);
    await expect(await firstTitles(context)).toEqual(['Seven Samurai', 'Spirited Away', 'Yojimbo']);
    await expect(context.canvas.getByRole('button', { name: 'Country: Japan' })).toBeVisible();
  },
};

/** A change on a card changes numbers and order at once, and is taken back with Undo. */
export const Rating: Story = {
  tags: ['smoke'],
  parameters: { at: `${AT}?sort=own-rating`, scenario: few },
  play: async (context) => {
    await opened(context);
    const { userEvent } = context;
    await expect(await firstTitles(context)).toEqual(['The Wire', 'Chinatown', 'Fleabag']);
    const button = within(await titles(context)).getByRole('button', { name: 'Your rating: 9' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    const slider = await screen.findByRole('slider', { name: 'Your rating' });
    await fireEvent.change(slider, { target: { value: '10' } });
    await waitFor(async () => expect(await firstTitles(context)).toEqual(['Chinatown', 'The Wire', 'Fleabag']));
    await expect(figures(context)).toHaveTextContent('8.8');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await firstTitles(context)).toEqual(['The Wire', 'Chinatown', 'Fleabag']));
    await expect(figures(context)).toHaveTextContent('8.5');
  },
};
/** A rating that is cleared takes the title out of the page; the focus goes to the heading above. */
export const Clearing: Story = {
  parameters: { scenario: few },
  play: async (context) => {
    await opened(context);
    const button = within(await titles(context)).getByRole('button', { name: 'Your rating: 7' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await context.userEvent.click(button);
    // The dialog takes the focus a moment after it opens.
    await waitFor(() => expect(screen.getByRole('slider', { name: 'Your rating' })).toHaveFocus());
    screen.getByRole('button', { name: 'Clear rating' }).focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await titles(context)).children).toHaveLength(2));
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'Rated titles' })).toHaveFocus());
  },
};
export const Several: Story = { parameters: { scenario: few }, play: hasNumbers };
export const One: Story = {
  parameters: { scenario: { ownLists: { changes: oneRating() } } },
  play: async (context) => {
    await hasNumbers(context);
    await expect(figures(context)).toHaveTextContent(/1\s*Rating\s*9.0/);
  },
};
export const Empty: Story = {
  tags: ['smoke'],
  parameters: { scenario: { ownLists: { changes: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse films' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import ratings' })).toBeVisible();
  },
};
export const EmptyPhone: Story = { ...Empty, tags: [], globals: phone };

const loads = async ({ canvas }: Context): Promise<void> => expect(await canvas.findByText('Loading your ratings')).toBeInTheDocument();
export const Waiting: Story = { globals: { ...asMember, network: 'hanging' }, play: loads };
/** The numbers of what is read come before the rest is read. */
export const Slow: Story = {
  parameters: { scenario: { ownLists: { changes: manyRatings(120) } } },
  globals: { ...asMember, network: 'slow' },
  play: async (context) => {
    await loads(context);
    await expect(await context.canvas.findByText('100 ratings read so far', undefined, { timeout: 5000 })).toBeVisible();
    await expect(context.canvas.queryByRole('list', { name: 'Rated titles' })).toBeNull();
    await waitFor(() => opened(context), { timeout: 5000 });
  },
};
export const Failed: Story = { globals: { ...asMember, network: 'failing' }, play: async ({ canvas }) =>
  expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t load/i) };
/** The second hundred cannot be read: what was read stays. */
export const Partly: Story = {
  parameters: { scenario: { ownLists: { ...many.ownLists, ratingsFailure: unavailable(503, '') } } },
  play: async (context) => {
    await opened(context);
    await expect(context.canvas.getByText('You see the 100 ratings that could be read.')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Try again/ }));
    await expect(await context.canvas.findByText('You see the 100 ratings that could be read.')).toBeVisible();
    await expect(await titles(context)).toBeVisible();
  },
};
export const Offline: Story = { parameters: { scenario: few }, globals: { ...asMember, network: 'offline' }, play: hasNumbers };
/** A rating that the backend refused is not shown as if it were stored. */
export const Refused: Story = {
  parameters: { scenario: { ownLists: { changes: fewRatings(),
    refused: [[{ kind: 'rate-title', title: CHINATOWN, rating: 2, before: 9, ratedAt: 0 }, conflict('list name')]] } } },
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Chinatown');
    await expect(within(await titles(context)).getByRole('button', { name: 'Your rating: 9' })).toBeVisible();
  },
};

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlung and Everything That Came of It in the End';
export const LongWords: Story = {
  parameters: { at: `${AT}?sort=difference`, scenario: { ownLists: { changes: fewRatings({ title: LONG, genres: [LONG] }) } } },
  play: async (context) => {
    await opened(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LongWordsPhone: Story = {
  ...LongWords, parameters: { ...LongWords.parameters, at: `${AT}?sort=difference&statistics=shown` }, globals: phone,
};
export const WithImages: Story = {
  parameters: { scenario: { images: true, ownLists: { changes: oneRating({ posterPath: '/poster.jpg' }) } } },
  play: async (context) => {
    await opened(context);
    await waitFor(async () => expect((await titles(context)).querySelectorAll('img')).toHaveLength(1));
  },
};
