import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { offline } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { ExportModal } from './export-modal';

const onClose = fn();

const meta: Meta<typeof ExportModal> = {
  title: 'Features/Admin/Export dialog',
  component: ExportModal,
  args: { open: true, onClose, properties: { kind: 'users' } },
  globals: { role: 'admin' },
};
export default meta;
type Story = StoryObj<typeof ExportModal>;

/** Replaces the browser's file dialog by a file in memory. */
const stubPicker = (): { readonly texts: string[]; readonly restore: () => void } => {
  const texts: string[] = [];
  const stream = {
    write: ({ data }: { readonly data: Uint8Array }) => {
      texts.push(new TextDecoder().decode(data));
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
    abort: () => Promise.resolve(),
  };
  const before = Object.getOwnPropertyDescriptor(window, 'showSaveFilePicker');
  Object.defineProperty(window, 'showSaveFilePicker', {
    configurable: true,
    value: () => Promise.resolve({ createWritable: () => Promise.resolve(stream) }),
  });
  return {
    texts,
    restore: () => {
      if (before === undefined) Reflect.deleteProperty(window, 'showSaveFilePicker');
      else Object.defineProperty(window, 'showSaveFilePicker', before);
    },
  };
};

export const Users: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Export users' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'CSV' })).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};

export const ListsPhoneLight: Story = {
  args: { properties: { kind: 'lists' } },
  globals: { viewport: { value: 'phone' }, theme: 'light' },
};

export const Complete: Story = {
  tags: ['smoke'],
  play: async ({ userEvent }) => {
    const { texts, restore } = stubPicker();
    try {
      await userEvent.click(await screen.findByRole('button', { name: 'JSON' }));
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await expect(await screen.findByText(/^Export complete: \d+ rows\.$/)).toBeVisible();
      const users = JSON.parse(texts.join('')) as ReadonlyArray<{ readonly email: string }>;
      await expect(users.map(({ email }) => email)).toContain('admin@marquee.example');
    } finally {
      restore();
    }
  },
};

/** The titles of lists are exported on request only. */
export const ListsWithTitles: Story = {
  args: { properties: { kind: 'lists' } },
  play: async ({ userEvent }) => {
    const { texts, restore } = stubPicker();
    try {
      const box = await screen.findByRole('checkbox', { name: 'With the titles of each list' });
      await expect(box).not.toBeChecked();
      await userEvent.click(box);
      await expect(screen.getByText(/^A CSV file has a line for each title/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await expect(await screen.findByText(/^Export complete: \d+ rows\.$/)).toBeVisible();
      const lists = JSON.parse(texts.join('')) as ReadonlyArray<object>;
      await expect(lists.length > 0 && lists.every((list) => 'items' in list)).toBe(true);
    } finally {
      restore();
    }
  },
};

/** The first answer never comes: the progress and a way to stop. */
export const Running: Story = {
  globals: { network: 'hanging' },
  play: async ({ userEvent }) => {
    const { restore } = stubPicker();
    try {
      await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
      await expect(await screen.findByRole('progressbar', { name: 'Progress of the export' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
      await expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
    } finally {
      restore();
    }
  },
};

export const Interrupted: Story = {
  parameters: { scenario: { failureOf: { 'exports.part': offline } } },
  play: async ({ userEvent }) => {
    const { restore } = stubPicker();
    try {
      await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/The export stopped after 0 rows/));
      await expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    } finally {
      restore();
    }
  },
};

export const InterruptedPhoneLight: Story = { ...Interrupted, globals: { viewport: { value: 'phone' }, theme: 'light' } };
