import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';

const meta: Meta<typeof ButtonLink> = {
  title: 'Design/Buttons/Button link',
  component: ButtonLink,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { to: '/genre', children: 'Browse by genre', kind: 'plain', small: false, wide: false },
};
export default meta;

export const Example: StoryObj<typeof ButtonLink> = {};
