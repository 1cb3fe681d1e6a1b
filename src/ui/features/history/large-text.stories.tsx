import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { recentViewings } from './story-history.fixture';

/** The watch history with text of twice the size. */
const meta: Meta = {
  title: 'Features/History/Large text',
  render: () => <Screen />,
  parameters: { at: '/user-profile/watch-history', scenario: { ownLists: { changes: recentViewings } } },
  globals: { viewport: { value: 'phone' }, role: 'member' },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => void (document.documentElement.style.fontSize = '');
  },
};
export default meta;
type Story = StoryObj;

const heightInLines = (element: HTMLElement): number =>
  element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight);

/** Words stay whole, nothing extends beyond the page, and a row names its title in full. */
export const Phone: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Your numbers' });
    await expect(heightInLines(heading)).toBeLessThan(2.5);
    const [title] = await canvas.findAllByText('Chinatown');
    await waitFor(() => expect(title?.getBoundingClientRect().width).toBeGreaterThan(120));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
