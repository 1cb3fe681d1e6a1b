import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { offline } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { staysInside, withLongTitles } from '#storybook/long-text-checks.fixture.ts';
import {
  expectContent, expectLateContent, expectNotFound, expectLoading, expectRetry, expectEndMessage,
} from '#storybook/story-checks.fixture.ts';
import { drawing } from '#storybook/drawing.fixture.ts';
import { resultSize, inLightTheme, onPhone, network } from '#storybook/story-settings.fixture.ts';

const meta: Meta = { title: 'Features/Genres/Genre page', render: () => <Screen />, parameters: { at: '/genre/western' } };
export default meta;
type Story = StoryObj;

export const Many: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Western' })).toBeInTheDocument();
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(crumbs.getByRole('link', { name: 'Genre' })).toHaveAttribute('href', '/genre');
    await expect(await canvas.findByRole('list', { name: 'Western films' })).toBeInTheDocument();
    await expect(canvas.getAllByText(/^\d+ films$/)).toHaveLength(1);
    const types = within(canvas.getByRole('navigation', { name: 'Western: films or series' }));
    await expect(types.getByRole('link', { name: /^Films/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(types.getByRole('link', { name: /^Series/ }));
    await expect(await canvas.findByRole('list', { name: 'Western series' })).toBeInTheDocument();
  },
};
export const Phone: Story = { ...Many, globals: onPhone };
export const Light: Story = { ...Many, globals: inLightTheme() };
export const LightPhone: Story = { ...Many, globals: inLightTheme(onPhone) };

export const JoinedGenre: Story = {
  tags: ['smoke'],
  parameters: { at: '/genre/science-fiction?type=tv&vote=8' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Sci-Fi & Fantasy series' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove filter: rating 8 or more' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Episode length/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Length/ })).not.toBeInTheDocument();
  },
};

export const SeriesOnly: Story = {
  parameters: { at: '/genre/reality' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Reality series' })).toBeInTheDocument();
    await expect(canvas.queryByRole('navigation', { name: 'Reality: films or series' })).not.toBeInTheDocument();
  },
};

export const FilteredDeep: Story = {
  parameters: {
    at: '/genre/western?genres=drama&without=comedy&from=1940&to=1979&longer=90&shorter=150&language=en&country=US&votes=100&sort=vote',
  },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Active filters' }));
    await expect(chips.getAllByRole('button')).toHaveLength(8);
  },
};
export const FilteredDeepPhone: Story = { ...FilteredDeep, globals: onPhone };

export const Several: Story = { globals: resultSize('several'), play: expectEndMessage('7 films') };
export const One: Story = { globals: resultSize('one'), play: expectEndMessage('1 film') };
export const Empty: Story = { globals: resultSize('none'), play: expectContent('link', 'Browse by genre') };
export const LongWords: Story = { parameters: withLongTitles, play: staysInside };
export const LongWordsOnPhone: Story = { ...LongWords, globals: onPhone };

export const Waiting: Story = { globals: network('hanging'), play: expectLoading('Western', 'Loading films') };
export const WaitingPhone: Story = { ...Waiting, globals: { ...Waiting.globals, ...onPhone } };
export const Slow: Story = { globals: network('slow'), play: expectLateContent('Loading films', 'list', 'Western films') };
export const Offline: Story = { globals: network('offline'), play: expectRetry() };
export const Failed: Story = {
  tags: ['smoke'],
  globals: { ...onPhone, ...network('failing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
};
const genrePicture = { slug: 'western', url: drawing('#a53'), madeAt: 1, itemKey: 'movie-1' };
const pictureIn = (canvasElement: HTMLElement): HTMLImageElement | null => canvasElement.querySelector('.genre-picture img');

/** The site has made a picture of the genre. */
export const WithPicture: Story = {
  parameters: { at: '/genre/western', scenario: { genreImages: [genrePicture] } },
  play: async ({ canvasElement }) => waitFor(() => expect(pictureIn(canvasElement)).toHaveAttribute('src', genrePicture.url)),
};
export const WithPicturePhone: Story = { ...WithPicture, globals: inLightTheme(onPhone) };
/** The file of the picture is damaged: the page shows generated art. */
export const LostPicture: Story = {
  parameters: { at: '/genre/western', scenario: { genreImages: [{ ...genrePicture, url: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' }] } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Western films' });
    await waitFor(() => expect(pictureIn(canvasElement)).toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('.genre-picture svg')).toBeInTheDocument());
  },
};
/** The list of pictures cannot be read: the page shows generated art, and the titles. */
export const PicturesFailed: Story = {
  parameters: { at: '/genre/western', scenario: { genreImages: offline } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Western films' });
    await expect(pictureIn(canvasElement)).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('.genre-picture svg')).toBeInTheDocument());
  },
};

export const NotFound: Story = { parameters: { at: '/genre/space-opera' }, play: expectNotFound };
