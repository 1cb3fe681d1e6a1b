import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from '#storybook/screen.tsx';
import { comesLate, isWaiting, offersRetry } from './page-plays.fixture';
import { inTheLight, onDesk, onPhone, weather } from './page-settings.fixture';

const meta: Meta = { title: 'Pages/Genres', render: () => <Screen />, parameters: { at: '/genre' }, globals: onDesk };
export default meta;
type Story = StoryObj;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Genre' })).toBeInTheDocument();
    const genres = within(await canvas.findByRole('list', { name: 'Genres' }));
    await expect(genres.getByRole('link', { name: 'Western 205 films · 18 series' })).toHaveAttribute('href', '/genre/western');
    await expect(genres.getByRole('link', { name: /^Kids/ })).toHaveAttribute('href', '/genre/kids');
    await expect(genres.queryByRole('link', { name: /^Soap/ })).not.toBeInTheDocument();
  },
};
export const Phone: Story = { ...Many, globals: onPhone };
export const Light: Story = { ...Many, globals: inTheLight(onDesk) };
export const LightPhone: Story = { ...Many, globals: inTheLight(onPhone) };

export const Waiting: Story = { parameters: weather('endless'), play: isWaiting('Genre', 'Loading the genres') };
export const WaitingPhone: Story = { ...Waiting, globals: onPhone };
export const Slow: Story = { parameters: weather('slow'), play: comesLate('Loading the genres', 'list', 'Genres') };
export const Offline: Story = { parameters: weather('offline'), play: offersRetry() };
export const Failed: Story = {
  parameters: weather('failing'),
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
};
