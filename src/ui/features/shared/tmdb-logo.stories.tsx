import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { TmdbLogo } from './tmdb-logo';

/** An invented image: only TMDB can license its logo. */
const IMAGE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 25"><rect width="200" height="25" rx="12" fill="#0d9a86"/></svg>')}`;

const meta: Meta<typeof TmdbLogo> = {
  title: 'Features/Shared/TMDB logo', component: TmdbLogo,
  args: { src: IMAGE, width: 126, height: 16 },
};
export default meta;
type Story = StoryObj<typeof TmdbLogo>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('img', { name: 'The Movie Database (TMDB)' });
    await waitFor(() => expect(logo.getBoundingClientRect()).toMatchObject({ width: 126, height: 16 }));
  },
};
export const Light: Story = { ...Wide, globals: { theme: 'light' } };
