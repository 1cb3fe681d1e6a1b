import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = {
  title: 'App/Errors/Area not-found page',
  render: () => <Screen />,
  parameters: { at: '/user-profile/nowhere' },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 Page not found' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Profile menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/user-profile');
  },
};
export const NotFoundLight: Story = { ...NotFound, globals: { theme: 'light' } };
export const NotFoundPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 Page not found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  },
};
export const NotFoundInProfileOfAdmin: Story = {
  globals: { role: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 Page not found' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Profile menu' })).toBeVisible();
  },
};
export const NotFoundForAdmin: Story = {
  tags: ['smoke'],
  parameters: { at: '/admin/nowhere' },
  globals: { role: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 Page not found' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Admin menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/admin/dashboard');
  },
};
export const NotFoundForAdminPhoneLight: Story = {
  parameters: { at: '/admin/nowhere' },
  globals: { viewport: { value: 'phone' }, theme: 'light', role: 'admin' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Admin menu' })).toBeVisible(),
};

/** The guard redirects a member from the admin area to `/home`, and a visitor to the login page. */
export const MemberAtAdminAddress: Story = {
  parameters: { at: '/admin/nowhere' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.title).toMatch(/^Home/));
    await expect(canvas.queryByRole('navigation', { name: 'Admin menu' })).toBeNull();
  },
};
export const VisitorAtAdminAddress: Story = {
  parameters: { at: '/admin/nowhere' },
  globals: { role: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register?next=%2Fadmin%2Fnowhere');
  },
};
