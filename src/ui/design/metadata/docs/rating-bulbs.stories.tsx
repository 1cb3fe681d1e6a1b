import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RatingBulbs } from '../rating-bulbs';

const meta: Meta<typeof RatingBulbs> = {
  title: 'Design/Metadata/Rating bulbs',
  component: RatingBulbs,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { value: 8, label: 'Your rating', disabled: false, onChange: fn() },
};
export default meta;

export const Example: StoryObj<typeof RatingBulbs> = {};
