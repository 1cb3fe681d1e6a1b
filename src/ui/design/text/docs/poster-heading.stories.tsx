import type { Meta, StoryObj } from '@storybook/react-vite';
import { PosterHeading } from '../poster-heading';

const meta: Meta<typeof PosterHeading> = {
  title: 'Design/Text/Poster heading',
  component: PosterHeading,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { children: 'Popular now', size: 'm', level: 2 },
};
export default meta;

export const Example: StoryObj<typeof PosterHeading> = {};
