import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { expectLateContent, expectLoading, expectRetry } from '#storybook/story-checks.fixture.ts';
import { inLightTheme, onDesk, onPhone, network } from '#storybook/story-settings.fixture.ts';

const meta: Meta = { title: 'Features/Genres/Genres page', render: () => <Screen />, parameters: { at: '/genre' }, globals: onDesk };
export default meta;
type Story = StoryObj;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Genre' })).toBeInTheDocument();
    const genres = within(await canvas.findByRole('list', { name: 'Genres' }));
    await expect(genres.getByRole('link', { name: 'Western 246 films · 25 series' })).toHaveAttribute('href', '/genre/western');
    await expect(genres.getByRole('link', { name: /^Kids/ })).toHaveAttribute('href', '/genre/kids');
    await expect(genres.queryByRole('link', { name: /^Soap/ })).not.toBeInTheDocument();
  },
};
export const Phone: Story = { ...Many, globals: onPhone };
export const Light: Story = { ...Many, globals: inLightTheme(onDesk) };
export const LightPhone: Story = { ...Many, globals: inLightTheme(onPhone) };

export const Waiting: Story = { globals: network('hanging'), play: expectLoading('Genre', 'Loading genres') };
export const WaitingPhone: Story = { ...Waiting, globals: { ...Waiting.globals, ...onPhone } };
export const Slow: Story = { globals: network('slow'), play: expectLateContent('Loading genres', 'list', 'Genres') };
export const Offline: Story = { globals: network('offline'), play: expectRetry() };
export const Failed: Story = {
  globals: { ...onPhone, ...network('failing') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
};
