import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#ui/design/buttons/button.tsx';
import { ScrollTopButton } from './scroll-top-button';
import { Strip } from './strip';

const meta: Meta<typeof Strip> = {
  title: 'Layers/Strip and back to the top',
  component: Strip,
  args: {
    children: 'You are offline. This is what was kept on your device; changes are sent when you are back.',
    action: <Button small>Try again</Button>,
  },
};
export default meta;

type Story = StoryObj<typeof Strip>;

export const Offline: Story = { play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You are offline') };
export const OfflineLight: Story = { ...Offline, globals: { theme: 'light' } };

/** There once the page has been scrolled. */
export const BackToTheTop: Story = {
  render: () => (
    <div style={{ height: '3000px' }}>
      <ScrollTopButton />
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const button = canvasElement.querySelector('button') as HTMLButtonElement;
    await expect(button).not.toBeVisible();
    window.scrollTo({ top: 1500, behavior: 'instant' });
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 4000 });
  },
};
