import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTitles } from '#ui/design/titles.fixture.ts';
import { PosterFan } from '#ui/design/images/poster-fan.tsx';

const meta: Meta<typeof PosterFan> = {
  title: 'Design/Images/Poster fan',
  component: PosterFan,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { titles: sampleTitles.slice(0, 5) },
};
export default meta;

export const Example: StoryObj<typeof PosterFan> = {};
