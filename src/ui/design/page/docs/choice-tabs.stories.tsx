import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChoiceTabs, type ChoiceTabsProps } from '#ui/design/page/choice-tabs.tsx';

const meta: Meta<ChoiceTabsProps<string>> = {
  title: 'Design/Page/Choice tabs',
  component: ChoiceTabs,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: {
    label: 'Theme',
    tabs: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ],
    value: 'dark', panel: 'theme-panel',
    onChange: fn(),
  },
};
export default meta;

export const Example: StoryObj<ChoiceTabsProps<string>> = {};
