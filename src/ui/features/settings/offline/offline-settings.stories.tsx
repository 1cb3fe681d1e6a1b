import type { Meta, StoryObj } from '@storybook/react-vite';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject } from 'rxjs';
import { fn, within } from 'storybook/test';
import type { OfflineCatalogue, OfflineCatalogueState } from '#application/ports/site-worker/offline-catalogue';
import { testBrowserPush, testSiteWorker } from '#application/ports/site-worker/browser-push.fixture';
import type { SiteWorker } from '#application/ports/site-worker/site-worker';
import { offline, unavailable } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = {
  title: 'Features/Settings/Offline settings',
  render: () => <Screen />,
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const nothing: OfflineCatalogueState = { phase: 'none', keptBytes: 0, totalBytes: 73_400_000, failure: null };

/** Returns a catalogue in a state, which stores a third of the files when it is asked to keep them. */
const catalogueIn = (first: Partial<OfflineCatalogueState>): OfflineCatalogue => {
  const state = new BehaviorSubject(E.right({ ...nothing, ...first }));
  return {
    state,
    keep: () => state.next(E.right({ ...nothing, phase: 'loading', keptBytes: 24_500_000 })),
    remove: () => state.next(E.right(nothing)),
  };
};
const withState = (state: Partial<OfflineCatalogueState> | null): NonNullable<Story['parameters']> => {
  const worker: SiteWorker = {
    ...testSiteWorker(testBrowserPush()),
    offlineCatalogue: state === null ? null : TE.right(catalogueIn(state)),
  };
  return { at: '/user-profile/settings', scenario: { siteWorker: TE.right(worker) } };
};

const setting = async ({ canvas }: Pick<Parameters<Play>[0], 'canvas'>) => {
  const heading = await canvas.findByRole('heading', { level: 2, name: 'Offline' });
  heading.scrollIntoView();
  return within(heading.closest('section') as HTMLElement);
};
const says = (text: RegExp, isOn: boolean): Play => async (context) => {
  const part = await setting(context);
  await expect(part.getByText(text)).toBeVisible();
  const keep = part.getByRole('switch', { name: 'Keep for offline' });
  await (isOn ? expect(keep).toBeChecked() : expect(keep).not.toBeChecked());
};

/** Stores the titles, says how far that is, and stops. */
export const KeepsAndCancels: Story = {
  tags: ['smoke'],
  parameters: withState({}),
  play: async (context) => {
    await says(/open them offline. Takes 73.4 MB\.$/, false)(context);
    const part = await setting(context);
    await context.userEvent.click(part.getByRole('switch', { name: 'Keep for offline' }));
    await expect(part.getByText(/^Storing titles: 24.5 MB of 73.4 MB/)).toBeVisible();
    await expect(part.getByRole('progressbar', { name: 'Storing titles' })).toHaveValue(24_500_000);
    await context.userEvent.click(part.getByRole('button', { name: 'Cancel' }));
    await expect(part.getByRole('switch', { name: 'Keep for offline' })).not.toBeChecked();
    await expect(context.canvas.getByRole('heading', { name: 'Offline' })).toHaveFocus();
  },
};
export const LoadingPhone: Story = {
  parameters: withState({ phase: 'loading', keptBytes: 9_000_000 }),
  globals: { viewport: { value: 'phone' } },
  play: says(/^Storing titles: 9 MB of 73.4 MB/, true),
};
export const Whole: Story = {
  parameters: withState({ phase: 'whole', keptBytes: nothing.totalBytes }),
  globals: { theme: 'light' },
  play: says(/^Every title is on this device/, true),
};

/** The tab that stored the titles was closed. */
export const Part: Story = {
  parameters: withState({ phase: 'part', keptBytes: 41_000_000 }),
  play: async (context) => {
    await says(/^Stored so far: 41 MB of 73.4 MB/, true)(context);
    const part = await setting(context);
    await context.userEvent.click(part.getByRole('button', { name: 'Continue' }));
    await expect(part.getByText(/^Storing titles/)).toBeVisible();
  },
};
export const FullPhone: Story = {
  parameters: withState({ failure: { ...unavailable(null, ''), storage: 'full' } }),
  globals: { viewport: { value: 'phone' }, theme: 'light' },
  play: says(/doesn’t have enough free storage/, false),
};
export const WithoutNetwork: Story = {
  parameters: withState({ phase: 'part', keptBytes: 41_000_000, failure: offline }),
  play: async (context) => {
    await says(/^Stored so far: 41 MB/, true)(context);
    const part = await setting(context);
    await expect(part.getByRole('alert')).toHaveTextContent(/offline/);
    await expect(part.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Offers to install the app, as Chromium does; again until the app listens. */
const offerInstallation = (canvas: Parameters<Play>[0]['canvas'], prompt: () => Promise<void>): Promise<void> =>
  waitFor(async () => {
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    await expect(canvas.queryByRole('button', { name: 'Install' })).not.toBeNull();
  });

/** The browser offers to install the app while the page is open, and takes one question for its offer. */
export const Installs: Story = {
  parameters: withState(null),
  beforeEach: () => () => void dispatchEvent(new Event('appinstalled')),
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 2, name: 'Your data' });
    const prompt = fn(() => Promise.resolve());
    await offerInstallation(context.canvas, prompt);
    const part = await setting(context);
    await expect(part.queryByRole('switch')).toBeNull();
    await context.userEvent.click(part.getByRole('button', { name: 'Install' }));
    await expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(context.canvas.queryByRole('heading', { name: 'Offline' })).toBeNull());
  },
};
export const InstallsPhone: Story = {
  ...Installs,
  parameters: withState({}),
  globals: { viewport: { value: 'phone' }, theme: 'light' },
  play: async (context) => {
    await setting(context);
    await offerInstallation(context.canvas, () => Promise.resolve());
    const part = await setting(context);
    await expect(await part.findByRole('button', { name: 'Install' })).toBeVisible();
    await expect(part.getByRole('switch', { name: 'Keep for offline' })).toBeVisible();
  },
};

/** With TMDB the titles are not files that a browser could keep. */
export const NotOffered: Story = {
  parameters: withState(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Your data' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Offline' })).toBeNull();
  },
};
