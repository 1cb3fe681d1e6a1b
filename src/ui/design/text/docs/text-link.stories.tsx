import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '#ui/design/text/text-link.tsx';

const meta: Meta<typeof TextLink> = {
  title: 'Design/Text/Text link',
  component: TextLink,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { to: '/genre', children: 'Browse by genre' },
};
export default meta;

export const Example: StoryObj<typeof TextLink> = {};
