import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = {
  title: 'Features/Settings/Import of counted plays',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings/import' },
  globals: { role: 'member' },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
};
export default meta;
type Story = StoryObj;

const watched = JSON.stringify([
  { plays: 3, last_watched_at: '2024-03-04T20:00:00.000Z', movie: { title: 'Heat', year: 1995, ids: { tmdb: 949 } } },
  { plays: 1, last_watched_at: '2024-03-05T20:00:00.000Z', movie: { title: 'Alien', year: 1979, ids: { tmdb: 348 } } },
]);

/** A file that counts how often something was watched, and has the last day only. */
export const Counts: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Choose files' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('No file input was found');
    await userEvent.upload(input, [new File([watched], 'watched-movies.json')]);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Adds 2 viewings.' })).toBeVisible();
    await expect(canvas.getByText('watched-movies.json counts 2 more viewings without saying when. They are not added.')).toBeVisible();
  },
};
export const CountsPhone: Story = { ...Counts, globals: { viewport: { value: 'phone' } } };
