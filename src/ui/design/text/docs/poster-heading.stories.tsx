import type { Meta, StoryObj } from '@storybook/react-vite';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';

const meta: Meta<typeof DisplayHeading> = {
  title: 'Design/Text/Poster heading',
  component: DisplayHeading,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { children: 'Popular now', size: 'm', level: 2 },
};
export default meta;

export const Example: StoryObj<typeof DisplayHeading> = {};
