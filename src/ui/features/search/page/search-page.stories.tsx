import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { fitsTheScreen, staysInside, withLongTitles } from '#storybook/long-text-checks.fixture.ts';
import { heading, inTurn, expectRetry, expectHeading, type Canvas, type Play } from '#storybook/story-checks.fixture.ts';
import { resultSize, inLightTheme, onPhone, network } from '#storybook/story-settings.fixture.ts';
import { hidesTheStackTrace, withStackTrace } from '#storybook/stack-trace-checks.fixture.ts';

const meta = { title: 'Features/Search/Search page', render: () => <Screen />, parameters: { at: '/search?query=cas' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The film of 1942; other titles begin with the same word. */
const casablanca = /^Casablanca\b[^]*1942/;
/** A text that begins the names of films, series and people; without a tab, all of them are open. */
const films = { at: '/search?query=cas&tab=films' };
const found = (canvas: Canvas, name: RegExp) => canvas.findByRole('link', { name });
const tab = async (canvas: Canvas, name: RegExp) =>
  within(await canvas.findByRole('navigation', { name: 'Result types' })).findByRole('link', { name });
const field = (canvas: Canvas) => canvas.getByRole('searchbox', { name: 'Search titles and people' });
const finds = (name: RegExp): Play => async ({ canvas }) => {
  await expect(await found(canvas, name)).toBeVisible();
};

export const Many: Story = {
  tags: ['smoke'],
  parameters: films,
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, 'Results for “cas”');
    await expect(await canvas.findByRole('link', { name: casablanca })).toBeVisible();
    await expect(await tab(canvas, /^Films/)).toHaveAttribute('aria-current', 'page');
    await userEvent.click(await tab(canvas, /^People\s*\d/));
    await expect(await canvas.findByRole('link', { name: /^Casey Affleck|Casey Affleck/ })).toBeVisible();
    await userEvent.click(await tab(canvas, /^Series/));
    await expect(await canvas.findByRole('link', { name: /^Castle\b[^]*2009/ })).toBeVisible();
    // The numbers of the other kinds appear after the results.
    await expect(await tab(canvas, /^Films\s*\d/)).toBeVisible();
  },
};
export const Phone: Story = { parameters: films, globals: onPhone, play: finds(casablanca) };
export const Light: Story = { parameters: films, globals: inLightTheme(), play: finds(casablanca) };

/** The kind of the best result is open: a person's name opens the people. */
export const People: Story = {
  parameters: { at: '/search?query=tom%20hanks' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Tom Hanks/ });
    await expect(await tab(canvas, /^People/)).toHaveAttribute('aria-current', 'page');
  },
};
/** The best of titles and people together. */
export const All: Story = {
  parameters: { at: '/search?query=cas&tab=all' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: casablanca })).toBeVisible();
    await expect(await tab(canvas, /^All/)).toHaveAttribute('aria-current', 'page');
    await expect(await tab(canvas, /^People\s*\d/)).toBeVisible();
  },
};
/** Kinds without results have no tab. */
export const AllWithoutPeople: Story = {
  parameters: { at: '/search?query=inception&tab=all' },
  play: async ({ canvas }) => {
    await expect(await tab(canvas, /^Films\s*\d/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^(?:Series|People)/ })).toBeNull());
  },
};
/** Nothing has this spelling: the similar names are shown, and the search for the most similar one is a link. */
export const DidYouMean: Story = {
  parameters: { at: '/search?query=casablnca' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Did you mean “Casablanca”?' })).toHaveAttribute(
      'href', '/search?query=Casablanca',
    );
  },
};
/** A text that describes titles shows them, says how it was read, and leads to the list. */
export const Described: Story = {
  parameters: { at: '/search?query=korean%20thrillers' },
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: 'Films: Thriller, South Korea' }));
    await expect(await shelf.findByRole('link', { name: /^Oldboy\b[^]*2003/ })).toBeVisible();
    await expect(shelf.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/movies/popular?genres=thriller&country=KR');
    await expect(await canvas.findByText('No title or person is called “korean thrillers”.')).toBeVisible();
  },
};
export const DescribedPhone: Story = { ...Described, globals: onPhone };
/** A text about people and subjects shows the titles that fit, says how it was read, and leaves nothing out silently. */
export const DescribedBySubject: Story = {
  parameters: { at: '/search?query=tom%20hanks%20island' },
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: 'Films: Island, Tom Hanks' }));
    await expect(shelf.getByRole('link', { name: /^Cast Away\b[^]*2000/ })).toBeVisible();
  },
};
export const DescribedBySubjectPhone: Story = { ...DescribedBySubject, tags: [], globals: onPhone };
export const DescribedInLight: Story = {
  parameters: { at: '/search?query=giant%20ape%20in%20new%20york%20since%201990' },
  globals: inLightTheme(),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Films: Giant ape, from 1990' });
    await expect(canvas.getByText('No title fits all of that. Left out: new york.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Or see Films: / })).toHaveAttribute('href', '/movies/popular?from=1990');
  },
};
/** A film has this name: it comes first, and one line offers what the text describes. */
export const NamedAndDescribed: Story = {
  parameters: { at: '/search?query=scary%20movie' },
  play: async ({ canvas }) => {
    await expect(await found(canvas, /^Scary Movie\b[^]*2000/)).toBeVisible();
    const list = await canvas.findByRole('link', { name: 'Or see Films: Horror' });
    await expect(list).toHaveAttribute('href', '/movies/popular?genres=horror');
  },
};
/** Only people near the viewport are in the DOM. */
export const PeopleOnPhone: Story = {
  parameters: { at: '/search?query=cas&tab=people' },
  globals: onPhone,
  play: async (context) => {
    await finds(/Casey Affleck/)(context);
    const people = context.canvas.getByRole('list', { name: 'People' });
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(Number(people.lastElementChild?.getAttribute('aria-posinset'))).toBeGreaterThan(40);
    });
    await expect(people.children.length).toBeLessThan(30);
    window.scrollTo(0, 0);
  },
};

/** The results update while typing. */
export const Typing: Story = {
  tags: ['smoke'],
  parameters: { at: '/search' },
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, 'Search');
    await userEvent.type(field(canvas), 'casablanca');
    await heading(canvas, 'Results for “casablanca”');
    await expect(field(canvas)).toHaveValue('casablanca');
    // The results of the first characters are replaced by those of the whole text.
    await waitFor(() => expect(canvas.getByRole('link', { name: casablanca })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await heading(canvas, 'Search');
    await expect(field(canvas)).toHaveValue('');
  },
};

/** An operator identifies one title. */
export const Exact: Story = {
  parameters: { at: '/search?query=imdb%3Att0133093' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^The Matrix/ })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Films' })).getAllByRole('listitem')).toHaveLength(1);
  },
};
export const OneYear: Story = {
  parameters: { at: '/search?query=year%3A1999' },
  play: finds(/^all films of 1999$/),
};

export const Several: Story = {
  parameters: films,
  globals: resultSize('several'),
  play: async ({ canvas }) => {
    await expect(await tab(canvas, /^Films\s*7/)).toBeVisible();
  },
};
export const One: Story = {
  globals: resultSize('one'),
  play: async ({ canvas }) => {
    await expect(await tab(canvas, /^Films\s*1/)).toBeVisible();
  },
};

/** Nothing matches the text. */
export const Empty: Story = {
  tags: ['smoke'],
  parameters: { at: '/search?query=zzzzqqqq' },
  globals: { resultSize: 'none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No results for “zzzzqqqq”\. Check the spelling/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse by genre' })).toHaveAttribute('href', '/genre');
  },
};
export const EmptyOnPhone: Story = { ...Empty, globals: { ...Empty.globals, ...onPhone } };

/** Blank search: the operators and a shelf are shown. */
export const Untouched: Story = {
  parameters: { at: '/search' },
  play: async ({ canvas }) => {
    await heading(canvas, 'Search');
    await expect(field(canvas)).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'time loop' })).toHaveAttribute('href', '/search?query=time+loop');
    await canvas.findByRole('heading', { name: 'Top rated films' });
    await waitFor(() => expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
  },
};
export const UntouchedOnPhone: Story = { parameters: { at: '/search' }, globals: onPhone, play: expectHeading('Search') };
export const LongWords: Story = {
  parameters: { at: `/search?query=${'unreasonably'.repeat(9)}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Browse by genre' });
    await fitsTheScreen();
  },
};
export const LongWordsOnPhone: Story = { ...LongWords, globals: onPhone };
/** Long names among the results, in the grid of a list. */
export const LongWordsFound: Story = {
  parameters: { ...films, ...withLongTitles },
  play: staysInside,
};
export const LongWordsFoundOnPhone: Story = { ...LongWordsFound, globals: onPhone };

export const Waiting: Story = {
  globals: network('hanging'),
  play: async ({ canvas }) => {
    await heading(canvas, 'Results for “cas”');
    await expect(canvas.getByText('Searching')).toBeInTheDocument();
  },
};
export const Slow: Story = { parameters: films, globals: network('slow'), play: finds(casablanca) };
export const Offline: Story = { globals: network('offline'), play: inTurn(expectRetry(), expectHeading('Results for “cas”')) };
export const OfflineOnPhone: Story = { ...Offline, globals: { ...Offline.globals, ...onPhone } };
export const Failed: Story = { parameters: withStackTrace, play: hidesTheStackTrace };
