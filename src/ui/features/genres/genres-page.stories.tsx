import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { offline } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { expectLateContent, expectLoading, expectRetry } from '#storybook/story-checks.fixture.ts';
import { drawing } from '#storybook/drawing.fixture.ts';
import { inLightTheme, onPhone, network } from '#storybook/story-settings.fixture.ts';

const meta: Meta = { title: 'Features/Genres/Genres page', render: () => <Screen />, parameters: { at: '/genre' } };
export default meta;
type Story = StoryObj;

export const Many: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Genre' })).toBeInTheDocument();
    const genres = within(await canvas.findByRole('list', { name: 'Genres' }));
    await expect(genres.getByRole('link', { name: 'Western 246 films · 25 series' })).toHaveAttribute('href', '/genre/western');
    await expect(genres.getByRole('link', { name: /^Kids/ })).toHaveAttribute('href', '/genre/kids');
    await expect(genres.queryByRole('link', { name: /^Soap/ })).not.toBeInTheDocument();
  },
};
export const Phone: Story = { ...Many, globals: onPhone };
export const Light: Story = { ...Many, globals: inLightTheme() };
export const LightPhone: Story = { ...Many, globals: inLightTheme(onPhone) };

const picture = (slug: string, url: string) => ({ slug, url, madeAt: 1, itemKey: 'movie-1' });

/** The site has pictures of some genres, one of which is white and one is lost. Tiles without a picture show generated art. */
export const WithImages: Story = {
  parameters: {
    at: '/genre',
    scenario: {
      genreImages: [
        picture('western', drawing('#a53')),
        picture('war', drawing('#fff')),
        picture('comedy', 'data:image/png;base64,bm90IGEgcGljdHVyZQ=='),
      ],
    },
  },
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /^Western/ });
    await waitFor(() => expect(tile.querySelector('img')).toHaveAttribute('src', drawing('#a53')));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Comedy/ }).querySelector('img')).toBeNull());
    await expect(canvas.getByRole('link', { name: /^Drama/ }).querySelector('img')).toBeNull();
  },
};
export const WithImagesPhone: Story = { ...WithImages, globals: onPhone };

/** The list of pictures cannot be read: the tiles keep their generated art. */
export const PicturesFailed: Story = {
  parameters: { at: '/genre', scenario: { genreImages: offline } },
  play: async (context) => Many.play?.(context),
};

export const Waiting: Story = { globals: network('hanging'), play: expectLoading('Genre', 'Loading genres') };
export const WaitingPhone: Story = { ...Waiting, globals: { ...Waiting.globals, ...onPhone } };
export const Slow: Story = { globals: network('slow'), play: expectLateContent('Loading genres', 'list', 'Genres') };
export const Offline: Story = { globals: network('offline'), play: expectRetry() };
export const Failed: Story = {
  tags: ['smoke'],
  globals: { ...onPhone, ...network('failing') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
};
