import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Screen } from '#storybook/screen.tsx';

const EMAIL = 'unverified@marquee.example';

const meta: Meta = {
  title: 'Pages/Verification',
  render: () => <Screen />,
  parameters: { at: '/user-profile/nowhere', world: { role: 'unverified' } },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const PHONE = { viewport: { value: 'phone' } };
const wait = { timeout: 8000 };

export const Reminds: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(EMAIL, {}, wait)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open the letter' })).toBeNull();
  },
};
export const Light: Story = { ...Reminds, globals: { theme: 'light' } };
export const Phone: Story = { ...Reminds, globals: PHONE };

/** Where there is no post office the letter can be opened from here. */
export const HoldsTheLetter: Story = {
  parameters: { world: { role: 'unverified', letters: [{ kind: 'verify-email', email: EMAIL, code: 'c0de' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open the letter' }, wait)).toHaveAttribute('href', '/login?mode=verifyEmail&oobCode=c0de');
  },
};

const ask = (password: string): Play => async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }, wait));
  const field = await screen.findByLabelText('Current password', {}, wait);
  await expect(screen.getByLabelText('E-mail')).toHaveValue(EMAIL);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(`${password}{Enter}`);
};

/** First it is proven who asks. */
export const SendsAgain: Story = {
  play: async (context) => {
    await ask('marquee-demo')(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), wait);
    await waitFor(() => expect(screen.getByText('The letter is on its way to you.')).toBeVisible(), wait);
    await expect(await context.canvas.findByRole('link', { name: 'Open the letter' })).toBeVisible();
  },
};
export const Refused: Story = {
  play: async (context) => {
    await ask('a wrong one')(context);
    await expect(await screen.findByText(/are not those of your account/, {}, wait)).toBeVisible();
    await expect(screen.getByLabelText('Current password')).toHaveValue('a wrong one');
  },
};
export const RefusedPhoneLight: Story = { ...Refused, globals: { ...PHONE, theme: 'light' } };

/** Nobody whose address is verified is reminded. */
export const NotNeeded: Story = {
  parameters: { world: { role: 'member' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, wait)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
};
