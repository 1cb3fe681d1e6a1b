import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/design/buttons/button.tsx';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { ScrollTopButton } from './scroll-top-button';
import { NoticeBar } from './notice-bar';

const meta: Meta<typeof NoticeBar> = {
  title: 'Design/Overlays/Notice bar',
  component: NoticeBar,
  tags: ['autodocs'],
  args: {
    children: 'You are offline. This is what was kept on your device; changes are sent when you are back.',
    action: <Button small>Try again</Button>,
  },
};
export default meta;

type Story = StoryObj<typeof NoticeBar>;

export const Offline: Story = { play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You are offline') };
export const OfflineLight: Story = { ...Offline, globals: { theme: 'light' } };

/** Visible after the page has been scrolled. */
export const ScrollToTop: Story = {
  render: () => (
    <main id="main" style={{ height: '3000px' }}>
      <h1 className="poster p-l">A long page</h1>
      <ScrollTopButton />
    </main>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvasElement.querySelector('button') as HTMLButtonElement;
    await expect(button).not.toBeVisible();
    window.scrollTo({ top: 1500, behavior: 'instant' });
    await waitFor(() => expect(button).toBeVisible());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
    // The button is hidden, so keyboard focus has to move to the top of the page.
    await waitFor(() => expect(button).not.toBeVisible());
    await expect(canvas.getByRole('heading', { name: 'A long page' })).toHaveFocus();
  },
};
