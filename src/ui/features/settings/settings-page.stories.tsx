import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, spyOn, within } from 'storybook/test';
import { unavailable, missingToken } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = {
  title: 'Features/Settings/Settings page',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings' },
  globals: { role: 'member' },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'phone' } };
const themeButton = async ({ canvas }: Pick<Parameters<Play>[0], 'canvas'>, name: string): Promise<HTMLElement> =>
  within(await canvas.findByRole('group', { name: 'Appearance' })).getByRole('button', { name });
const chooseTheme = async (context: Parameters<Play>[0], name: string): Promise<void> =>
  context.userEvent.click(await themeButton(context, name));

export const Many: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(expect.arrayContaining(['Sign-in', 'Display', 'Your data', 'Account']));
    await expect(canvas.getByText('member@marquee.example')).toBeVisible();
    await expect(canvas.getByLabelText('Region')).toHaveValue('');
    const theme = document.documentElement.dataset['theme'] === 'light' ? 'Light' : 'Dark';
    await expect(await themeButton({ canvas }, theme)).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Light: Story = { ...Many, globals: { theme: 'light' } };
export const Tablet: Story = { ...Many, globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { ...Many, globals: phone };
export const LightPhone: Story = { ...Many, globals: { ...phone, theme: 'light' } };

/** Applies settings that were chosen before, in this or another browser. */
export const Chosen: Story = {
  parameters: { scenario: { profile: { settings: { theme: 'light', language: 'de-DE', region: 'AT' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Region')).toHaveValue('AT');
    await expect(canvas.getByLabelText('Language of titles')).toHaveValue('de-DE');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'));
    await expect(localStorage.getItem('marquee.titles')).toBe('{"language":"de-DE","region":"AT"}');
  },
};

/** Titles that are not for the member, the last one first, can be taken back; the account keeps what is left. */
export const NotForMe: Story = {
  parameters: { scenario: { profile: { turnedDown: 'movie-829\t1974\t\tChinatown\nmovie-496243\t2019\tko\t기생충\n' } } },
  play: async ({ canvas, userEvent }) => {
    const part = await canvas.findByRole('region', { name: 'Not for me' });
    await waitFor(() => expect([...part.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '기생충 2019Take back', 'Chinatown 1974Take back',
    ]));
    await userEvent.click(within(part).getByRole('button', { name: 'Take back Chinatown' }));
    await waitFor(() => expect(part.querySelectorAll('li')).toHaveLength(1));
    await expect(within(part).getByText(/^Kept with your account/)).toBeVisible();
  },
};
export const NotForMePhone: Story = { ...NotForMe, globals: phone };

/** Turns the shortcuts of a single key off in this browser. */
export const TurnsSingleKeysOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const keys = await canvas.findByRole('switch', { name: 'Use shortcuts without Ctrl, Alt or ⌘' });
    await expect(keys).toBeChecked();
    await userEvent.click(keys);
    await expect(keys).not.toBeChecked();
    await expect(localStorage.getItem('marquee.single-keys')).toBe('off');
  },
};

/** Applies each choice immediately. */
export const Chooses: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseTheme(context, 'Light');
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await userEvent.selectOptions(canvas.getByLabelText('Region'), 'JP');
    await expect(localStorage.getItem('marquee.titles')).toBe('{"language":null,"region":"JP"}');
    await chooseTheme(context, 'System');
    await expect(document.documentElement).toHaveAttribute(
      'data-theme', matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
    );
    await expect(localStorage.getItem('marquee.theme')).toBe('system');
    await waitFor(() => expect(canvas.getByLabelText('Region')).toHaveValue('JP'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const revertsTheme: Play = async (context) => {
  const { canvas, userEvent } = context;
  await chooseTheme(context, 'Light');
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Not saved\./);
  await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await expect(await themeButton(context, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Display' })).toHaveFocus());
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
};
export const Failed: Story = { tags: ['smoke'], globals: { network: 'failing' }, play: revertsTheme };
export const Offline: Story = { globals: { network: 'offline' }, play: revertsTheme };
export const OfflinePhone: Story = { ...Offline, globals: { ...Offline.globals, ...phone } };
export const Waiting: Story = {
  globals: { network: 'hanging' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Export data' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Files offered for download; the click on the download link is intercepted. */
const downloads: { name: string; text: Promise<string> }[] = [];
const interceptDownloads = (): (() => void) => {
  downloads.length = 0;
  const blobs: Blob[] = [];
  const make = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return '#';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, text: blobs.at(-1)?.text() ?? Promise.resolve('') });
  });
  return () => {
    make.mockRestore();
    click.mockRestore();
  };
};
export const ExportsData: Story = {
  beforeEach: interceptDownloads,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export data' }));
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['marquee-data.json']));
    const data: unknown = JSON.parse((await downloads[0]?.text) ?? '');
    await expect(data).toMatchObject({
      format: 'marquee-member', version: 5, uid: 'story-member', profile: { name: 'Maya Rosen' },
      account: { email: 'member@marquee.example', emailVerified: true, role: 'user' },
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export data' })).not.toHaveAttribute('aria-busy'));
    await userEvent.click(canvas.getByRole('button', { name: 'Export data' }));
    await waitFor(() => expect(downloads).toHaveLength(2));
  },
};
export const ExportFails: Story = {
  parameters: { scenario: { failureOf: { find: missingToken } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export data' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^User token is not available\. /);
    await expect(canvas.getByRole('button', { name: 'Export data' })).not.toHaveAttribute('aria-busy');
  },
};

/** A list in the format of another service: films are saved, series are named. Before, the page says what tables of the history lack. */
export const ExportsForLetterboxd: Story = {
  beforeEach: interceptDownloads,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/without that viewing’s rating\.$/)).toBeVisible();
    await userEvent.selectOptions(await canvas.findByLabelText('What to export'), await canvas.findByRole('option', { name: 'Watchlist' }));
    await userEvent.selectOptions(canvas.getByLabelText('Format'), 'letterboxd');
    await userEvent.click(canvas.getByRole('button', { name: 'Save file' }));
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['marquee-watchlist-letterboxd.csv']));
    await expect(await downloads[0]?.text).toMatch(/^tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Review\r\n/);
    await expect(await canvas.findByText(/^Saved marquee-watchlist-letterboxd\.csv\./)).toBeVisible();
  },
};

export const LeadsToTheImport: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Import data' })).toHaveAttribute('href', '/user-profile/settings/import'),
};
const longEmail = `${'wolfeschlegelsteinhausen.'.repeat(4)}bergerdorff@donaudampfschifffahrtsgesellschaft.example`;
export const LongWords: Story = {
  parameters: { scenario: { profile: { settings: { theme: null, language: 'zz-ZZ', region: 'ZZ' } }, email: longEmail } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Region')).toHaveValue('ZZ');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Admin: Story = {
  globals: { role: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('admin@marquee.example')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};
export const Unverified: Story = {
  globals: { role: 'unverified' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not confirmed')).toBeVisible();
  },
};
export const DeletesAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete account' });
    await userEvent.type(within(dialog).getByLabelText('Type your e-mail to confirm'), 'member@marquee.example');
    await userEvent.type(within(dialog).getByLabelText('Current password'), 'marquee-demo');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(screen.getByText('Your account has been deleted.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What’s on tonight?'));
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
};

/** Unreadable profile: shows an error instead of the settings; the layout stays. */
export const NotFound: Story = {
  parameters: { scenario: { profileLost: unavailable(503, 'Not now') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We couldn’t load your profile\./)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
