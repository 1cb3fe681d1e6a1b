import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from '#storybook/screen.tsx';

const meta: Meta = { title: 'Pages/FAQ', render: () => <Screen />, parameters: { at: '/faq' } };
export default meta;
type Story = StoryObj;

export const Desk: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByText('Do I need an account?');
    await userEvent.click(question);
    await expect(canvas.getByText(/open to everybody/)).toBeVisible();
    await expect(document.getElementById('about')).toHaveTextContent(/This product uses the TMDB API but is not endorsed or certified by TMDB\./);
    for (const name of ['TMDB', 'JustWatch', 'Wikipedia', 'TVmaze', 'Trakt']) await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};
export const Light: Story = { ...Desk, globals: { theme: 'light' } };
export const Phone: Story = { ...Desk, globals: { viewport: { value: 'phone' } } };
export const Offline: Story = { ...Desk, parameters: { world: { weather: 'offline' } } };
