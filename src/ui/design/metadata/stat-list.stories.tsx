import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import { StatList } from './stat-list';
import '#ui/design/tokens/foundations.css';

const meta: Meta<typeof StatList> = {
  title: 'Design/Metadata/Stat list',
  component: StatList,
  tags: ['autodocs'],
  args: {
    label: 'Your numbers',
    figures: [
      { label: 'Lists', value: '12' },
      { label: 'Recently viewed', value: '50', note: '31 films, 19 series; the last 50 are kept' },
      { label: 'Favorite genre', value: 'Science Fiction' },
      { label: 'Member since', value: 'January 2026' },
    ],
  },
  decorators: [(Story) => <div className="sb"><Story /></div>],
};
export default meta;
type Story = StoryObj<typeof StatList>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your numbers' }).children).toHaveLength(4);
  },
};
export const Phone: Story = { ...Several, globals: { viewport: { value: 'phone' } } };
export const Light: Story = { ...Several, globals: { theme: 'light' } };
