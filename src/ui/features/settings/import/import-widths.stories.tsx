import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '#storybook/story-screen.tsx';
import { Decides, Failed, PastesLines, Refuses } from './import-page.stories';
import { DoesNotFit } from './own-file.stories';

const meta: Meta = {
  title: 'Features/Settings/Import at other widths',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings/import' },
  globals: { role: 'member' },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
};
export default meta;
type Story = StoryObj;
const [phone, tablet] = [{ viewport: { value: 'phone' } }, { viewport: { value: 'tablet' } }];

export const DecidesTablet: Story = { ...Decides, globals: tablet };
export const PastesLinesPhone: Story = { ...PastesLines, globals: phone };
export const PastesLinesTablet: Story = { ...PastesLines, globals: tablet };
export const RefusesPhone: Story = { ...Refuses, globals: phone };
export const RefusesTablet: Story = { ...Refuses, globals: tablet };
export const FailedPhone: Story = { ...Failed, tags: [], globals: phone };
export const FailedTablet: Story = { ...Failed, tags: [], globals: tablet };
export const DoesNotFitPhone: Story = { ...DoesNotFit, globals: phone };
export const DoesNotFitTablet: Story = { ...DoesNotFit, globals: tablet };
