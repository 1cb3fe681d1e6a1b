import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '#ui/design/text/tag.tsx';

const meta: Meta<typeof Tag> = {
  title: 'Design/Text/Tag',
  component: Tag,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { children: '5 seasons', tone: 'plain' },
};
export default meta;

export const Example: StoryObj<typeof Tag> = {};
