import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSession } from '#domain/users/user.fixture';
import { expect } from '#storybook/story-expect.ts';
import { ProfileFailureNotice } from './profile-failure-notice';
import './home-page.css';

const meta: Meta<typeof ProfileFailureNotice> = { title: 'Features/Home/Home notices', component: ProfileFailureNotice };
export default meta;
type Story = StoryObj<typeof ProfileFailureNotice>;

/** Signed in, but the profile could not be loaded. */
export const ProfileFailed: Story = {
  args: { person: aSession({ profile: null, lists: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/We couldn’t load your profile/);
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
  },
};
export const ProfileFailedPhone: Story = { ...ProfileFailed, globals: { viewport: { value: 'phone' }, theme: 'light' } };

export const NoNotice: Story = {
  args: { person: aSession() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
