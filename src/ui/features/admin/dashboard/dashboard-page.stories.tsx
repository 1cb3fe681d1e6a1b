import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from '#storybook/story-screen.tsx';

const desk = { viewport: { value: 'desk' }, role: 'admin' } as const;

const meta: Meta = { title: 'Features/Admin/Dashboard page', render: () => <Screen />, parameters: { at: '/admin/dashboard' }, globals: desk };
export default meta;
type Story = StoryObj;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(await canvas.findByText('Refused calls')).toBeVisible();
  },
};
