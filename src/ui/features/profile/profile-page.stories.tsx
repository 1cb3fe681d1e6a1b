import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { unavailable } from '#domain/shared/failure';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { recentViewings } from '#ui/features/history/story-history.fixture.ts';

const recent = [
  aRecentTitle(949, 'Heat', ['Crime', 'Drama']),
  aRecentTitle(829, 'Chinatown', ['Crime', 'Mystery']),
  aRecentTitle(1438, 'The Wire', ['Crime'], { mediaType: 'tv' }),
];
const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#7a3b2e" d="M0 0h9v9H0z"/><circle cx="4.5" cy="3.6" r="1.8" fill="#f3cf9a"/><path fill="#f3cf9a" d="M1 9q3.5-6 7 0z"/></svg>')}`;
const member = { profile: { content: recent, phoneNumber: '+49 30 1234567' } } as const;

const meta: Meta = {
  title: 'Features/Profile/Profile page',
  render: () => <Screen />,
  parameters: { at: '/user-profile', scenario: member },
  globals: { role: 'member' },
  beforeEach: () => sessionStorage.clear(),
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'phone' } };
const nameField = async (canvas: Parameters<Play>[0]['canvas']): Promise<HTMLElement> => canvas.findByLabelText('Name');
const rename = async ({ canvas, userEvent }: Parameters<Play>[0], name: string): Promise<void> => {
  const field = await nameField(canvas);
  await userEvent.clear(field);
  if (name !== '') await userEvent.type(field, name);
};
const save = async ({ canvas, userEvent }: Parameters<Play>[0]): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Save' }));

export const Many: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Maya Rosen');
    await expect(canvas.getByLabelText(/^Phone number/)).toHaveValue('+49 30 1234567');
    await expect(canvas.getByText('Confirmed')).toBeVisible();
    const numbers = canvas.getByRole('list', { name: 'Your numbers' });
    await expect([...numbers.children].map(({ textContent }) => textContent)).toEqual([
      '3Lists', '3Recently viewed2 films, 1 series', 'CrimeMost viewed genre', 'January 2026Member since',
    ]);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Add picture' })).toBeEnabled();
    await expect(
      within(canvas.getByRole('navigation', { name: 'Profile and settings' })).getByRole('link', { name: 'Settings' }),
    ).toHaveAttribute('href', '/user-profile/settings');
  },
};
/** With a watch history, the numbers include its viewings. */
export const WithViewings: Story = {
  parameters: { scenario: { ownLists: { changes: recentViewings } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9 films, 29 episodes')).toBeVisible();
  },
};
export const Light: Story = { ...Many, globals: { theme: 'light' } };
export const Tablet: Story = { ...Many, globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { ...Many, globals: phone };
export const LightPhone: Story = { ...Many, globals: { ...phone, theme: 'light' } };

/** New member: no phone number, no recent titles. */
export const Empty: Story = {
  parameters: { scenario: { lists: [], profile: { content: [], phoneNumber: null } } },
  play: async ({ canvas }) => {
    await expect(await nameField(canvas)).toHaveValue('Maya Rosen');
    await expect(canvas.getByLabelText(/^Phone number/)).toHaveValue('');
    await expect(canvas.getByRole('list', { name: 'Your numbers' })).toHaveTextContent('0Lists0Recently viewedJanuary 2026Member since');
  },
};
export const One: Story = {
  parameters: { scenario: { lists: [{ listName: 'favorites', listID: 'f' }], profile: { content: recent.slice(2) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Your numbers' })).toHaveTextContent(/^1List1Recently viewed0 films, 1 series/);
  },
};

export const Saved: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { canvas } = context;
    await rename(context, '  Maya   Roe ');
    await save(context);
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Maya Roe'));
    await waitFor(() => expect(canvas.getByText('Maya Roe', { selector: '.me-name bdi' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(sessionStorage.getItem('marquee.draft.profile')).toBeNull();
  },
};
export const SavedPhone: Story = { ...Saved, globals: phone };

/** Shows the error of a field that is left; Save focuses the first invalid field, and Reset restores the stored values. */
export const Wrong: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rename(context, '');
    await userEvent.clear(canvas.getByLabelText(/^Phone number/));
    await userEvent.type(canvas.getByLabelText(/^Phone number/), 'call me');
    await expect(canvas.getByText('This field is required!')).toBeVisible();
    await expect(canvas.queryByText(/valid phone number/)).toBeNull();
    await save(context);
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/This field is required!/);
    await expect(canvas.getByLabelText(/^Phone number/)).toHaveAccessibleDescription(/valid phone number/);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Maya Rosen');
    await expect(canvas.getByLabelText(/^Phone number/)).toHaveValue('+49 30 1234567');
    await expect(canvas.queryByText('This field is required!')).toBeNull();
  },
};
export const WrongPhoneLight: Story = { ...Wrong, globals: { ...phone, theme: 'light' } };

export const LongWords: Story = {
  parameters: { scenario: { profile: { name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2), content: recent } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await nameField(canvas));
    await userEvent.paste('Donaudampfschifffahrt');
    await save(context);
    await expect(canvas.getByText('Use at most 80 characters.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LongWordsPhone: Story = { ...LongWords, globals: phone };

/** Saving: fields are read-only and the button is busy. */
export const Waiting: Story = {
  globals: { network: 'hanging' },
  play: async (context) => {
    await rename(context, 'Maya Roe');
    await save(context);
    await expect(context.canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    await expect(context.canvas.getByLabelText('Name')).toHaveAttribute('readonly');
  },
};
export const Slow: Story = {
  globals: { network: 'slow' },
  play: async (context) => {
    await rename(context, 'Maya Roe');
    await save(context);
    await expect(context.canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    await expect(await context.canvas.findByText('Saved.')).toBeVisible();
  },
};

const showsError = (sentence: RegExp): Play => async (context) => {
  const { canvas } = context;
  await rename(context, 'Maya Roe');
  await save(context);
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent(/^Not saved\./);
  await expect(alert).toHaveTextContent(sentence);
  await expect(canvas.getByLabelText('Name')).toHaveValue('Maya Roe');
  await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
};
export const Failed: Story = { tags: ['smoke'], globals: { network: 'failing' }, play: showsError(/Your changes are still here/) };
export const Offline: Story = { globals: { network: 'offline' }, play: showsError(/You’re offline/) };
export const OfflinePhone: Story = { ...Offline, globals: { ...Offline.globals, ...phone } };

/** Restores values typed before a reload or before the end of the session. */
export const Draft: Story = {
  beforeEach: () => sessionStorage.setItem('marquee.draft.profile', JSON.stringify({ owner: 'story-member', values: { name: 'Maya R' } })),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Maya R'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Maya Rosen');
    await expect(sessionStorage.getItem('marquee.draft.profile')).toBeNull();
  },
};

const withPhoto = { profile: { content: recent, photoURL: photo } } as const;
export const WithImages: Story = {
  parameters: { scenario: withPhoto },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Change picture' })).toBeEnabled();
    await expect(canvasElement.querySelector('.me img')).toHaveAttribute('src', photo);
  },
};
export const WithImagesPhone: Story = { ...WithImages, globals: phone };

export const Admin: Story = {
  parameters: { scenario: { profile: { content: recent } } },
  globals: { role: 'admin' },
  play: async ({ canvas }) => {
    await expect(await nameField(canvas)).toHaveValue('Ada Marsh');
    await expect(canvas.getByText('Admin', { selector: '.tag' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};

export const Unverified: Story = {
  parameters: { scenario: { profile: { content: recent } } },
  globals: { role: 'unverified' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not confirmed')).toBeVisible();
    await expect(await canvas.findByText(/Please confirm your e-mail/)).toBeVisible();
  },
};

/** Unreadable profile: shows an error instead of the form; the layout stays. */
export const NotFound: Story = {
  parameters: { scenario: { profileLost: unavailable(503, 'Not now') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We couldn’t load your profile\./)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
