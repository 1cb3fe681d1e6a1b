import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterMenu } from '#ui/design/filters/filter-menu.tsx';

const meta: Meta<typeof FilterMenu> = {
  title: 'Design/Filters/Filter menu',
  component: FilterMenu,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { label: 'Year', value: 'Any', set: false, children: () => <p>The panel of the filter.</p> },
};
export default meta;

export const Example: StoryObj<typeof FilterMenu> = {};
