import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from '#storybook/screen.tsx';

const meta: Meta = { title: 'Pages/Genres', render: () => <Screen />, parameters: { at: '/genre' }, globals: { viewport: { value: 'desk' } } };
export default meta;
type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Genre' })).toBeInTheDocument();
    const genres = within(await canvas.findByRole('list', { name: 'Genres' }));
    await expect(genres.getByRole('link', { name: 'Western 205 films · 18 series' })).toHaveAttribute('href', '/genre/western');
    await expect(genres.getByRole('link', { name: /^Kids/ })).toHaveAttribute('href', '/genre/kids');
    await expect(genres.queryByRole('link', { name: /^Soap/ })).not.toBeInTheDocument();
  },
};
export const Phone: Story = { ...Many, globals: phone };
export const Light: Story = { ...Many, globals: { viewport: { value: 'desk' }, theme: 'light' } };
export const LightPhone: Story = { ...Many, globals: { ...phone, theme: 'light' } };

export const Waiting: Story = {
  parameters: { world: { weather: 'endless' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the genres')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Genre' })).toBeInTheDocument();
  },
};
export const WaitingPhone: Story = { ...Waiting, globals: phone };
export const Slow: Story = {
  parameters: { world: { weather: 'slow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Genres' }, { timeout: 4000 })).toBeInTheDocument();
  },
};
export const Offline: Story = {
  parameters: { world: { weather: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};
export const Failed: Story = {
  parameters: { world: { weather: 'failing' } },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
};
