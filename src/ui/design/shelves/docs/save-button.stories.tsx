import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SaveButton } from '../save-button';

const meta: Meta<typeof SaveButton> = {
  title: 'Design/Shelves/Save button',
  component: SaveButton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { saved: false, label: 'Watchlist: Casablanca', onPress: fn() },
};
export default meta;

export const Example: StoryObj<typeof SaveButton> = {};
