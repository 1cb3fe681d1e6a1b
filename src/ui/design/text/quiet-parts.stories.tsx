import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Bulbs } from './bulbs';
import { LiveRegion } from './live-region';
import { SkipLink } from './skip-link';

/** Components that are visually hidden or inconspicuous. */
const meta: Meta = { title: 'Design/Text/Hidden and decorative text' };
export default meta;
type Story = StoryObj;

export const BulbRows: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem', padding: '2rem' }}>
      <Bulbs />
      <Bulbs unlit />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const rows = canvasElement.querySelectorAll('.bulbs');
    await expect([...rows].map((bulbs) => bulbs.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

export const SkipToContent: Story = {
  render: () => (
    <>
      <SkipLink to="#content" />
      <main id="content" tabIndex={-1} style={{ padding: '6rem 2rem' }}>
        The content.
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveAttribute('href', '#content');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};

export const ScreenReaderOnly: Story = {
  render: () => (
    <div style={{ padding: '2rem' }}>
      <p>
        8.2<span className="sr"> of 10</span>
      </p>
      <LiveRegion message="12 films" />
      <LiveRegion message="You are offline." urgent />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('12 films'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'));
    await expect(canvas.getByText('of 10')).toHaveClass('sr');
    await expect(canvas.getByText('12 films').getBoundingClientRect().width).toBeLessThan(2);
  },
};
