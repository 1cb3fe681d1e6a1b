import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { fitsTheScreen, staysInside } from '#storybook/long-text-checks.fixture.ts';
import {
  expectEndMessage, expectHeading, expectOffline, expectRetry, expectText, inTurn, type Play,
} from '#storybook/story-checks.fixture.ts';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { inLightTheme, network, onPhone, onTablet } from '#storybook/story-settings.fixture.ts';
import { SHARED_ADDRESS, sharedFilms } from './story-shared-list.fixture';

const meta: Meta = {
  title: 'Features/Lists/Shared list page',
  render: () => <Screen />,
  parameters: { at: SHARED_ADDRESS, scenario: sharedFilms(17) },
};
export default meta;
type Story = StoryObj;

const opened: Play = inTurn(expectHeading('Noir november'), expectText(/^A list by/), expectEndMessage('17 titles'));

export const Many: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await opened(context);
    const { canvas } = context;
    const links = within(canvas.getByRole('list', { name: 'All titles in this list' })).getAllByRole('link');
    await expect(links[0]).toHaveAttribute('href', '/details?type=movie&id=963');
    await expect(canvas.getByText(/Hats on/)).toBeVisible();
    await expect(canvas.queryByText(/Wait for the phone/)).toBeNull();
    await waitFor(() => expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
    await expect(canvas.queryByRole('button', { name: /watchlist/i })).toBeNull();
  },
};
export const Light: Story = { play: opened, globals: inLightTheme() };
export const Tablet: Story = { play: opened, globals: onTablet };
export const Phone: Story = { play: opened, globals: onPhone };
export const LightPhone: Story = { play: opened, globals: inLightTheme(onPhone) };
export const Member: Story = {
  tags: ['smoke'],
  globals: { role: 'member' },
  play: async (context) => {
    await opened(context);
    await expect((await context.canvas.findAllByRole('button', { name: /watchlist/i })).length).toBeGreaterThan(0);
  },
};
export const Admin: Story = { play: opened, globals: { role: 'admin' } };

/** Further pages load near the end. */
export const Long: Story = {
  parameters: { scenario: sharedFilms(120) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'All titles in this list' });
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(canvas.getByText(/^100 of 120$/)).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expectEndMessage('120 titles')({ canvas } as Parameters<Play>[0]);
  },
};
export const Several: Story = {
  parameters: { scenario: sharedFilms(3, { name: 'dc_universe', displayName: 'DC Universe' }) },
  play: inTurn(expectHeading('DC Universe'), expectEndMessage('3 titles')),
};
export const One: Story = { parameters: { scenario: sharedFilms(1) }, play: expectEndMessage('1 title') };
export const Empty: Story = {
  parameters: { scenario: sharedFilms(0, { description: '' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This list has no titles yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse films' })).toHaveAttribute('href', '/movies');
  },
};
export const EmptyPhone: Story = { ...Empty, globals: onPhone };

const word = 'unreasonably'.repeat(6);
export const LongWords: Story = {
  parameters: {
    scenario: sharedFilms(
      5,
      { name: `noir_${word}`.slice(0, 60), description: `<b>${word}</b> ${word}`, owner: `ש${word}`.slice(0, 60) },
      { title: `The ${word} long way home from a very small town` },
    ),
  },
  play: inTurn(staysInside, expectText(/<b>unreasonably/)),
};
export const LongWordsPhone: Story = { ...LongWords, globals: onPhone };
/** The owner shows the notes; a press opens the whole note. */
export const WithNotes: Story = {
  parameters: { scenario: sharedFilms(17, { sharesNotes: true }) },
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    const note = canvas.getByRole('button', { name: /^Note on The Maltese Falcon: Start here/ });
    await userEvent.click(note);
    await expect(await canvas.findByRole('dialog', { name: 'Note on The Maltese Falcon' })).toHaveTextContent(/phone ringing in the dark/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(note).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const WithNotesPhone: Story = { ...WithNotes, globals: onPhone };
export const WithNotesTabletLight: Story = { ...WithNotes, globals: inLightTheme(onTablet) };
export const WithImages: Story = {
  parameters: { scenario: { ...sharedFilms(17, {}, { posterPath: '/poster.jpg' }), images: true } },
  play: opened,
};

const loads: Play = async ({ canvas }) => expect(await canvas.findByText('Loading the list')).toBeInTheDocument();
export const Waiting: Story = { globals: network('hanging'), play: loads };
export const WaitingPhone: Story = { globals: { ...onPhone, ...network('hanging') }, play: loads };
export const Slow: Story = { globals: network('slow'), play: inTurn(loads, opened) };
export const Offline: Story = { globals: network('offline'), play: expectOffline };
export const OfflinePhone: Story = { globals: { ...onPhone, ...network('offline') }, play: expectOffline };
export const Failed: Story = { tags: ['smoke'], globals: network('failing'), play: expectRetry() };
export const NotFound: Story = {
  parameters: { at: '/lists/ended' },
  play: async (context) => {
    await expectHeading(/No such list/i)(context);
    await expect(context.canvas.getByText(/It may have ended/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('List not found · Marquee'));
    await expect(context.canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await fitsTheScreen();
  },
};
export const NotFoundPhone: Story = { ...NotFound, globals: onPhone };
export const NotFoundLight: Story = { ...NotFound, globals: inLightTheme() };
