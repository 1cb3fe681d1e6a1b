import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

export type Play = NonNullable<StoryObj['play']>;
export type Canvas = Parameters<Play>[0]['canvas'];
type Name = string | RegExp;
type Role = Parameters<Canvas['getByRole']>[0];

/** The one heading that says which page this is. */
export const heading = (canvas: Canvas, name: Name) => canvas.findByRole('heading', { level: 1, name });

/** One play after the other. */
export const inTurn = (...plays: ReadonlyArray<Play>): Play => async (context) => {
  for (const play of plays) await play(context);
};

/** What a story does, for another that goes on from there. */
export const runPlay = ({ play }: { readonly play?: Play | undefined }): Play => async (context) => {
  if (play === undefined) throw new Error('That story does nothing to go on from.');
  await play(context);
};

/** The page goes by this name, sooner or later. */
export const expectHeading = (name: Name): Play => async ({ canvas }) => {
  await expect(await heading(canvas, name)).toBeInTheDocument();
};
/** The page says that the address leads nowhere. */
export const expectNotFound = expectHeading(/404/);

/** The words stand on the page, sooner or later. */
export const expectText = (words: Name): Play => async ({ canvas }) => {
  await expect(await canvas.findByText(words)).toBeInTheDocument();
};
/** The end of a list tells how much there was: `7 films`. */
export const expectEndMessage = (much: string): Play => expectText(`That is all: ${much}.`);

/** A part of the page comes, sooner or later. */
export const expectContent = (role: Role, name: Name): Play => async ({ canvas }) => {
  await expect(await canvas.findByRole(role, { name })).toBeInTheDocument();
};
/** A part of the page is there at once. */
export const expectPresent = (role: Role, name: Name): Play => async ({ canvas }) => {
  await expect(canvas.getByRole(role, { name })).toBeInTheDocument();
};

/** A shelf comes, and fills up to so many titles; `items` finds them where not every item of the shelf is one. */
export const expectCards = (shelf: string, many: number, items = 'li'): Play => async ({ canvas }) => {
  const region = await canvas.findByRole('region', { name: shelf });
  await waitFor(() => expect(region.querySelectorAll(items)).toHaveLength(many));
};

/** The page is there under its name while what it is to show is on its way. */
export const expectLoading = (name: Name, loading: string): Play => inTurn(expectHeading(name), expectText(loading), async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name })).toBeInTheDocument();
});
/** It says that something is on its way, and in slow network that comes late, but it comes. */
export const expectLateContent = (loading: string, role: Role, name: string): Play => inTurn(expectText(loading), async ({ canvas }) => {
  await expect(await canvas.findByRole(role, { name })).toBeInTheDocument();
});

const canBePressed = async (button: HTMLElement): Promise<void> => {
  await expect(button).toBeVisible();
  await expect(button).toBeEnabled();
};
/** What was refused can be asked for again; a shelf names itself on its button. */
export const expectRetry = (called = 'Retry'): Play => async ({ canvas }) => {
  await canBePressed(await canvas.findByRole('button', { name: called }));
};
/** There is no connection, and nothing to show without one: the page says so and can be asked for again. */
export const expectOffline: Play = async ({ canvas }) => {
  await heading(canvas, 'No signal');
  await canBePressed(canvas.getByRole('button', { name: 'Retry' }));
};
