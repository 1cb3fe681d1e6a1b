import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { Button } from '#ui/design/buttons/button.tsx';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { toast, TOAST_DURATION_MS, type ToastMessage } from './toast';
import { FallbackToastBox } from './fallback-toast-box';
import { Toasts } from './toasts';
import '#ui/design/tokens/foundations.css';

const undo = fn();

const messages: Readonly<Record<string, ToastMessage>> = {
  Move: { text: 'Moved “Chinatown” to 5', tone: 'good', action: { label: 'Undo', onPress: undo }, id: 'move' },
  Fail: { text: 'Something went wrong. Please try again.', tone: 'bad' },
  Warn: { text: 'Please open your letters first.', tone: 'warning' },
  Inform: { text: 'The account was updated.', tone: 'info' },
  Tell: { text: 'A word about Rechtsschutzversicherungsgesellschaften, which takes more than one line to say.' },
};

const Buttons = () => (
  <div className="sb" style={{ minHeight: '30rem', alignContent: 'start' }}>
    <div className="sb-row">
      {Object.entries(messages).map(([label, message]) => (
        <Button key={label} onClick={() => toast(message)}>
          {label}
        </Button>
      ))}
    </div>
    <Toasts />
  </div>
);

const PlainButtons = () => (
  <div className="sb" style={{ minHeight: '30rem', alignContent: 'start' }}>
    <Button onClick={() => messages['Move'] !== undefined && toast(messages['Move'])}>Move</Button>
    <FallbackToastBox />
  </div>
);

const meta: Meta<typeof Buttons> = { title: 'Design/Toasts/Toasts', component: Buttons };
export default meta;

type Story = StoryObj<typeof Buttons>;

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const label of Object.keys(messages)) await userEvent.click(canvas.getByRole('button', { name: label }));
    await waitFor(() => expect(screen.getByText('Something went wrong. Please try again.')).toBeVisible());
    await expect(screen.getByText('Something went wrong. Please try again.').closest('[role="alert"]')).not.toBeNull();
  },
};

export const Undo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const button = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(button);
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

/**
 * A message that follows while the earlier one with its id is closing is shown. The story makes closing last, so that the moment is
 * certain.
 */
export const FollowsAClosingOne: Story = {
  render: () => (
    <>
      <style>{'.toasts.toasts .Toastify__toast[data-in="false"] { animation-duration: 1s !important; }'}</style>
      <Buttons />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const button = await screen.findByRole('button', { name: 'Undo' });
    const closing = button.closest('.Toastify__toast');
    await userEvent.click(button);
    await waitFor(() => expect(closing?.getAttribute('data-in')).toBe('false'));
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(closing?.isConnected).toBe(false));
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** Fallback when the chunk of the toast box fails to load. */
export const WithoutToastBox: Story = {
  render: () => <PlainButtons />,
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Moved “Chinatown” to 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Returns the auto-close timers of the visible toasts: invisible animations, which also run with reduced motion. */
const closeTimers = (toastBox: Element): ReadonlyArray<Animation> =>
  toastBox.getAnimations({ subtree: true }).filter(({ effect }) => effect?.getComputedTiming().duration === TOAST_DURATION_MS);

export const ClosesItself: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inform' }));
    const message = await screen.findByText('The account was updated.');
    const box = message.closest('.Toastify__toast');
    if (box === null) throw new Error('The message is not inside a toast');
    await expect(box).toHaveClass('Toastify__toast-theme--dark');
    await waitFor(() => {
      const { right, bottom, left } = box.getBoundingClientRect();
      const { innerWidth, innerHeight } = window;
      return expect([right <= innerWidth, innerWidth - right < 40, left > innerWidth / 2, innerHeight - bottom < 60]).toEqual([
        true, true, true, true,
      ]);
    });
    await waitFor(() => expect(closeTimers(box)).toHaveLength(1));
    // Skips the five seconds.
    closeTimers(box)[0]?.finish();
    await waitFor(() => expect(screen.queryByText('The account was updated.')).toBeNull());
  },
};

const StayingButtons = () => (
  <div className="sb" style={{ minHeight: '30rem', alignContent: 'start' }}>
    <Button
      onClick={() =>
        toast({
          text: 'You’ve been signed out, because your account was disabled or deleted.',
          tone: 'warning', id: 'session', stays: true,
        })
      }
    >
      End
    </Button>
    <Button onClick={() => toast({ text: 'Welcome back!', tone: 'good', id: 'session' })}>Begin</Button>
    <Toasts />
  </div>
);

/** A message that must not be missed has no timer, until another one replaces it. */
export const StaysUntilReplaced: Story = {
  render: () => <StayingButtons />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    const notice = await screen.findByText(/account was disabled/);
    const box = notice.closest('.Toastify__toast');
    if (box === null) throw new Error('The message is not inside a toast');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(closeTimers(box)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await screen.findByText('Welcome back!');
    await expect(screen.queryByText(/account was disabled/)).toBeNull();
    await waitFor(() => expect(closeTimers(box)).toHaveLength(1));
  },
};
