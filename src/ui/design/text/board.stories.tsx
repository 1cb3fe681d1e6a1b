import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import { Board } from './board';
import '#ui/design/tokens/foundations.css';

const meta: Meta<typeof Board> = {
  title: 'Design/Text/Board',
  component: Board,
  tags: ['autodocs'],
  args: { lines: ['What’s /on', 'tonight[?]', { words: '8,876 films [&] 2,404 series', half: true, centre: true }], level: 1 },
  render: (args) => (
    <div className="sb" style={{ justifyItems: 'start' }}>
      <Board {...args} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof Board>;

export const TwoLines: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'What’s on tonight? 8,876 films & 2,404 series', level: 1 })).toBeVisible(),
};

export const Light: Story = { ...TwoLines, globals: { theme: 'light' } };

export const WithoutHeading: Story = {
  args: { lines: ['The re|el', { words: '[snapped]', centre: true }], size: 'mid', level: null },
  play: async ({ canvas }) => expect(canvas.getByText('The reel snapped')).toBeInTheDocument(),
};

/** A fourth line is omitted. */
export const FourLines: Story = {
  args: { lines: ['One', 'Two', 'Three', 'Four'], size: 'low', level: 2 },
  play: async ({ canvas }) => expect(canvas.getByRole('heading')).toHaveAccessibleName('One Two Three'),
};
