import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button-link';

const meta: Meta<typeof ButtonLink> = {
  title: 'Design/Buttons/Button link',
  component: ButtonLink,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { to: '/genre', children: 'Browse by genre', kind: 'plain', small: false, wide: false },
};
export default meta;

export const Example: StoryObj<typeof ButtonLink> = {};
