import type { Meta, StoryObj } from '@storybook/react-vite';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { StoryScenario } from '#storybook/scenario.ts';
import type { Answer } from '#domain/shared/answer';
import { unavailable } from '#domain/shared/failure';
import type { AccountMethods } from '#domain/users/sign-in-methods';
import type { SignIn } from '#domain/users/sign-ins/sign-in';

const NOW = Date.parse('2026-11-20T18:05:00Z');
const HOUR = 3_600_000;
const methods: AccountMethods = { hasPassword: true, google: null, confirmedAt: NOW, lastConfirmedAt: NOW };
const signIn = (hoursAgo: number, more: Partial<SignIn> = {}): SignIn => ({
  at: NOW - hoursAgo * HOUR, way: 'password', browser: 'Chrome', system: 'Windows', isPresent: false, hasEnded: false, ...more,
});
const present = signIn(0, { isPresent: true });
const some = [
  present, signIn(20, { way: 'passkey', browser: 'Safari', system: 'iPhone' }),
  signIn(75, { way: 'google', browser: 'Firefox', system: 'Linux' }),
  signIn(400, { way: null, browser: null, system: null, hasEnded: true }),
];
const twenty = Array.from({ length: 20 }, (_, at) =>
  signIn(at * 50, { isPresent: at === 0, hasEnded: at > 11, ...(at % 3 === 1 && { browser: 'Samsung Internet', system: 'Android' }) }));

/** A site with a server. @param answers of its calls, one after the other; the last one is repeated. */
const site = (answers: ReadonlyArray<Answer<ReadonlyArray<SignIn>>>, own: Partial<AccountMethods> = {}, more: StoryScenario = {}) => {
  let calls = 0;
  const next: Answer<ReadonlyArray<SignIn>> = () => {
    const answer = answers[Math.min(calls, answers.length - 1)] ?? TE.right([]);
    calls += 1;
    return answer();
  };
  return {
    scenario: {
      dataLocation: 'server' as const, ...more, ownLists: { signIns: { noteSignIn: () => next } },
      // Made for each run of the story.
      methods: () => {
        calls = 0;
        return { readMethods: () => Promise.resolve(E.right({ ...methods, ...own })) };
      },
    },
  };
};
const known = (signIns: ReadonlyArray<SignIn>) => site([TE.right(signIns)]);

const meta: Meta = {
  title: 'Features/Settings/Recent sign-ins',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings/security', ...known(some) },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'phone' } };
const rowsOf = async (canvas: Parameters<Play>[0]['canvas']) =>
  within(await canvas.findByRole('list', { name: 'Your recent sign-ins' })).getAllByRole('listitem');

export const Several: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => {
    const texts = (await rowsOf(canvas)).map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      expect.stringMatching(/^Chrome on Windows20 November 2026 at \d\d:05PasswordYour current session$/),
      expect.stringMatching(/^Safari on iPhone.*Passkey$/),
      expect.stringMatching(/^Firefox on Linux.*Google$/),
      expect.stringMatching(/^A browser4 November 2026 at \d\d:05Session ended$/),
    ]);
    await expect(canvas.getByText(/^Don’t recognize one\? Change your password above.*sessions\.$/)).toBeVisible();
    await expect(canvas.getByText(/Sign-ins elsewhere aren’t listed: compare the time under Sessions\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End all other sessions' })).toBeVisible();
  },
};
export const Light: Story = { ...Several, tags: [], globals: { theme: 'light' } };
export const Tablet: Story = { ...Several, tags: [], globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { ...Several, tags: [], globals: phone };
export const LightPhone: Story = { ...Several, tags: [], globals: { ...phone, theme: 'light' } };

/** The first five are shown before the member asks for all. */
export const Many: Story = {
  parameters: known(twenty),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas)).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /^Show all 20/ }));
    await expect(await rowsOf(canvas)).toHaveLength(20);
  },
};
export const ManyPhone: Story = { ...Many, globals: phone };

/** The session is older than what is kept. */
export const Empty: Story = {
  parameters: known([]),
  play: async ({ canvas }) => expect(await canvas.findByText(/^No sign-ins in the last 90 days\./)).toBeVisible(),
};
export const EmptyPhone: Story = { ...Empty, globals: phone };

export const Waiting: Story = {
  parameters: site([() => new Promise(() => {})]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your recent sign-ins')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'End all other sessions' })).toBeVisible();
  },
};
export const WaitingPhone: Story = { ...Waiting, globals: phone };

/** The rest of the page works, and the list is asked for again. */
export const Failed: Story = {
  parameters: site([TE.left(unavailable(503, 'Not now')), TE.right(some)]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^We couldn’t load this\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End all other sessions' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await rowsOf(canvas)).toHaveLength(4);
  },
};
export const FailedPhone: Story = {
  parameters: site([TE.left(unavailable(503, 'Not now'))]),
  globals: phone,
  play: async ({ canvas }) => expect(await canvas.findByText(/^We couldn’t load this\./)).toBeVisible(),
};

/** A Google account that is connected may be somebody else's: a new password leaves it connected. */
export const GoogleToo: Story = {
  parameters: site([TE.right(some)], { google: 'maya@gmail.example' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/Disconnect Google if the Google account above isn’t yours\.$/)).toBeVisible(),
};
export const GoogleOnly: Story = {
  parameters: site([TE.right([signIn(0, { way: 'google', isPresent: true })])], { hasPassword: false, google: 'maya@gmail.example' }),
  play: async ({ canvas }) => expect(await canvas.findByText(/check who else can use your Google account\.$/)).toBeVisible(),
};

/** Ending all other sessions begins this one again; the list shows both. */
export const EndsSessions: Story = {
  parameters: site([
    TE.right([present, signIn(2, { system: 'Mac' })]),
    TE.right([
      signIn(-1, { isPresent: true }), { ...present, isPresent: false, hasEnded: true }, signIn(2, { system: 'Mac', hasEnded: true }),
    ]),
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'End all other sessions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End all other sessions' }));
    await userEvent.type(dialog.getByLabelText('Current password'), 'marquee-demo');
    await userEvent.click(dialog.getByRole('button', { name: 'End sessions' }));
    await waitFor(() => expect(canvas.getAllByText('Session ended')).toHaveLength(2));
    await expect(canvas.getAllByText('Your current session')).toHaveLength(1);
  },
};
