import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from './story-expect';

export type Play = NonNullable<StoryObj['play']>;
export type Canvas = Parameters<Play>[0]['canvas'];
type Name = string | RegExp;
type Role = Parameters<Canvas['getByRole']>[0];

/** Finds the level-1 heading of the page. */
export const heading = (canvas: Canvas, name: Name) => canvas.findByRole('heading', { level: 1, name });

/** Runs plays in sequence. */
export const inTurn = (...plays: ReadonlyArray<Play>): Play => async (context) => {
  for (const play of plays) await play(context);
};

/** Waits for the page heading. */
export const expectHeading = (name: Name): Play => async ({ canvas }) => {
  await expect(await heading(canvas, name)).toBeInTheDocument();
};
/** Waits for the not-found page. */
export const expectNotFound = expectHeading(/404/);

/** Waits for a text. */
export const expectText = (text: Name): Play => async ({ canvas }) => {
  await expect(await canvas.findByText(text)).toBeInTheDocument();
};
/** Waits for the end message of a list with its total: `7 films`. */
export const expectEndMessage = (total: Name): Play => async ({ canvas }) => {
  await expect(await canvas.findByText(total, { selector: '.load-more p' })).toBeInTheDocument();
};

/** Waits for an element with a role and a name. */
export const expectContent = (role: Role, name: Name): Play => async ({ canvas }) => {
  await expect(await canvas.findByRole(role, { name })).toBeInTheDocument();
};
/** Expects an element with a role and a name without waiting. */
export const expectPresent = (role: Role, name: Name): Play => async ({ canvas }) => {
  await expect(canvas.getByRole(role, { name })).toBeInTheDocument();
};

/** Waits for a shelf with a number of titles; `items` selects them if not every item is a title. */
export const expectCards = (shelf: string, many: number, items = 'li'): Play => async ({ canvas }) => {
  const region = await canvas.findByRole('region', { name: shelf });
  await waitFor(() => expect(region.querySelectorAll(items)).toHaveLength(many));
};

/** Expects the page heading while the content shows its loading text. */
export const expectLoading = (name: Name, loading: string): Play => inTurn(expectHeading(name), expectText(loading), async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name })).toBeInTheDocument();
});
/** Waits for a loading text and then, in a slow network, for the element. */
export const expectLateContent = (loading: string, role: Role, name: string): Play => inTurn(expectText(loading), async ({ canvas }) => {
  await expect(await canvas.findByRole(role, { name })).toBeInTheDocument();
});

const canBePressed = async (button: HTMLElement): Promise<void> => {
  await expect(button).toBeVisible();
  await expect(button).toBeEnabled();
};
/** Waits for an enabled Retry button; the button of a shelf contains the shelf's name. */
export const expectRetry = (label = 'Try again'): Play => async ({ canvas }) => {
  await canBePressed(await canvas.findByRole('button', { name: label }));
};
/** Waits for the offline error screen with an enabled Retry button. */
export const expectOffline: Play = async ({ canvas }) => {
  await heading(canvas, 'You’re offline');
  await canBePressed(canvas.getByRole('button', { name: 'Try again' }));
};
