import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCast, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { noSettings } from '#domain/users/user';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { fitsTheScreen } from '#storybook/long-text-checks.fixture.ts';
import { heading, inTurn, expectNotFound, expectOffline, expectHeading, type Play } from '#storybook/story-checks.fixture.ts';
import { inLightTheme, onPhone, network } from '#storybook/story-settings.fixture.ts';
import { hidesTheStackTrace, withStackTrace } from '#storybook/stack-trace-checks.fixture.ts';

const { tagline, status, crew, trailers, watch, budget, revenue, keywords } = aTitleDetails();
const posters = [1, 2].map((at) => ({ kind: 'poster' as const, path: `/poster-${at}.jpg`, width: 1000, height: 1500 }));
const stills = Array.from({ length: 14 }, (_, at) => ({ kind: 'backdrop' as const, path: `/still-${at}.jpg`, width: 1280, height: 720 }));
const images = [...posters, ...stills];
const rich = { tagline, status, crew, trailers, watch, budget, revenue, keywords, cast: aCast(30) };
const withImages = { posterPath: '/poster.jpg', backdropPath: '/backdrop.jpg', images };

const meta = {
  title: 'Features/Title/Details page',
  render: () => <Screen />,
  parameters: { at: '/details?type=movie&id=289' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A film with the data of the embedded catalogue. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await heading(canvas, 'Casablanca');
    await expect(await canvas.findByRole('link', { name: 'Humphrey Bogart' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/person\?id=/),
    );
    window.scrollTo(0, document.body.scrollHeight);
    await expect(await canvas.findByRole('region', { name: 'Also with Humphrey Bogart' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'You might also like' })).toBeVisible();
    await expect(canvas.getByText(/^Ends at \d\d:\d\d if you start now$/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Casablanca (1942) · Marquee'));
    await expect(canvas.queryByRole('heading', { name: 'Where to watch' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Play trailer' })).toBeNull();
  },
};
export const Phone: Story = { globals: onPhone, play: expectHeading('Casablanca') };
export const Light: Story = { globals: inLightTheme(), play: expectHeading('Casablanca') };

/** A film with complete data. */
export const Many: Story = {
  tags: ['smoke'],
  parameters: { scenario: { details: rich } },
  play: async ({ canvas, userEvent: user }) => {
    await heading(canvas, 'Casablanca');
    await expect(canvas.queryByRole('link', { name: 'Jon Halloran 3' })).toBeNull();
    await user.click(await canvas.findByRole('button', { name: /Show all 30/ }));
    await expect(canvas.getByRole('link', { name: 'Ines Calloway 4' })).toBeVisible();
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'FR');
    await expect(canvas.getByText('Quayside')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'JustWatch (opens a new window)' })).toBeVisible();
    await expect(canvas.getByText('$878,000')).toBeVisible();
  },
};
export const ManyOnPhone: Story = { ...Many, globals: onPhone };

/** Offers start with the visitor's region if available, or with the member's region setting. */
const expectRegion = (region: string): Play => async ({ canvas }) => {
  await heading(canvas, 'Casablanca');
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveValue(region));
};
export const WhereToWatch: Story = { parameters: { scenario: { details: rich } }, play: expectRegion('US') };
export const WhereAMemberWatches: Story = {
  parameters: { scenario: { profile: { settings: { ...noSettings, region: 'FR' } }, details: rich } },
  globals: { role: 'member' },
  play: expectRegion('FR'),
};

/** A visitor's link leads to the sign-in page and back. */
export const SignInToSave: Story = {
  parameters: { scenario: { details: rich } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Sign in to save' });
    await expect(link).toHaveAttribute('href', '/login?next=%2Fdetails%3Ftype%3Dmovie%26id%3D289');
    await expect(await canvas.findByRole('button', { name: 'Play trailer' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Watchlist' })).toBeNull();
  },
};
export const SignInToSaveOnPhone: Story = { ...SignInToSave, globals: onPhone };
export const SaveAsAMember: Story = {
  tags: ['smoke'],
  globals: { role: 'member' },
  play: async ({ canvas, userEvent: user }) => {
    const button = await canvas.findByRole('button', { name: 'Favorites', pressed: false });
    // The notice goes by itself: looking for the button by its role can take longer on a slow machine.
    const notice = canvas.findByText('Added to Favorites');
    await user.click(button);
    await notice;
    await expect(await canvas.findByRole('button', { name: 'Favorites', pressed: true })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign in to save' })).toBeNull();
  },
};

export const WithImages: Story = {
  parameters: { scenario: { images: true, details: { ...rich, ...withImages } } },
  play: async ({ canvas, userEvent: user }) => {
    await heading(canvas, 'Casablanca');
    await expect(await canvas.findByRole('img', { name: 'Casablanca: picture 1 of 16' })).toBeInTheDocument();
    await expect(canvas.queryByRole('img', { name: 'Casablanca: picture 16 of 16' })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Show all 16 pictures' }));
    await expect(canvas.getByRole('img', { name: 'Casablanca: picture 16 of 16' })).toBeInTheDocument();
  },
};
export const NoImage: Story = { ...Several, parameters: { scenario: { images: false, details: { images } } } };

/** A film with only a name. */
export const Empty: Story = {
  parameters: {
    scenario: {
      details: {
        overview: null, averageVote: null, voteCount: null, year: null, date: null, runtime: null,
        genres: [],
        certification: null,
        countries: [],
        keywords: [],
        cast: [],
        crew: [],
        recommendations: [],
        similar: [],
        related: [],
        links: [],
        originalLanguage: null, originalTitle: null, collection: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await heading(canvas, 'Casablanca');
    await waitFor(() => expect(canvas.queryByText(/^Loading/)).toBeNull());
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.queryAllByRole('term')).toHaveLength(0);
  },
};

export const LongWords: Story = {
  parameters: {
    scenario: {
      details: {
        ...rich,
        title: 'Night of the Day of the Dawn of the Son of the Bride of the Return of the Revenge of the Terror of the Visitors',
        overview: `${aTitleDetails().overview ?? ''} `.repeat(6),
        cast: aCast(1).map((member) => ({ ...member, name: 'Wolfeschlegelsteinhausenbergerdorff', character: 'Etikettierungsüberwacher' })),
        keywords: ['donaudampfschifffahrtsgesellschaftskapitän', ...keywords],
      },
    },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /^Night of the Day/);
    await fitsTheScreen();
  },
};
export const LongWordsOnPhone: Story = { ...LongWords, globals: onPhone };

export const Waiting: Story = {
  globals: network('hanging'),
  play: async ({ canvas }) => {
    await heading(canvas, 'Loading');
    await expect(canvas.getAllByText('Loading').some((each) => each.getAttribute('role') === 'status')).toBe(true);
  },
};
export const Slow: Story = { globals: network('slow'), play: inTurn(expectHeading('Loading'), expectHeading('Casablanca')) };
export const Offline: Story = { globals: network('offline'), play: expectOffline };
export const OfflineOnPhone: Story = { ...Offline, globals: { ...Offline.globals, ...onPhone } };
export const Failed: Story = { tags: ['smoke'], parameters: withStackTrace, play: hidesTheStackTrace };
export const NotFound: Story = { parameters: { at: '/details?type=movie&id=999999999' }, play: expectNotFound };
export const NotATitle: Story = { parameters: { at: '/details?type=book&id=1' }, play: expectNotFound };
