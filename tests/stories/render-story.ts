import type { Page } from '@playwright/test';
import { resizeStory, type Size } from './resize-story';

/** Default screen in CSS px for stories without a viewport: `desk`, one of the screens on which axe checks every page. */
const DEFAULT_SCREEN = { name: 'desk', width: 1440, height: 900 };

type Styles = { readonly width: string; readonly height: string };
type Story = {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
  readonly parameters?: { readonly viewport?: { readonly options?: Readonly<Record<string, { readonly styles: Styles }>> } };
};
type StoryError = { readonly message?: string; readonly title?: string; readonly description?: string };
type Preview = {
  readonly ready: () => Promise<unknown>;
  readonly channel: {
    readonly emit: (event: string, payload: object) => void;
    readonly on: (event: string, listener: (payload: StoryError | ReadonlyArray<StoryError>) => void) => void;
  };
  readonly storyStoreValue?: { readonly loadStory: (request: { readonly storyId: string }) => Promise<Story> };
  readonly currentRender?: { readonly id: string; readonly phase?: string };
};
type Tab = { readonly __STORYBOOK_PREVIEW__?: Preview; storyErrors?: string[] };

/** Render phases after the play function has ended. Later phases wait for animations, which tests need not await. */
const ENDED_PHASES = ['played', 'completing', 'completed', 'finished', 'errored', 'aborted'];
/** Storybook events for a failed story or play function. */
const ERROR_EVENTS = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'unhandledErrorsWhilePlaying'];

/** The preview iframe without a story and without Storybook's axe run; the tests run axe after the play function. */
const EMPTY_PREVIEW = '/iframe.html?id=none--none&viewMode=story&globals=a11y.manual:!true';

const open = async (tab: Page): Promise<void> => {
  await tab.goto(EMPTY_PREVIEW, { waitUntil: 'commit' });
  await tab.waitForFunction(() => (window as unknown as Tab).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  await tab.evaluate((names) => {
    const global = window as unknown as Tab;
    for (const name of names)
      global.__STORYBOOK_PREVIEW__?.channel.on(name, (payload) =>
        global.storyErrors?.push(
          ...[payload].flat().map(({ message, title, description }) => message ?? `${title ?? name}: ${description ?? ''}`),
        ),
      );
  }, ERROR_EVENTS);
};

const isShown = (tab: Page, id: string): Promise<boolean> =>
  tab.evaluate((storyId) => (window as unknown as Tab).__STORYBOOK_PREVIEW__?.currentRender?.id === storyId, id);

/** Returns the viewport of a story from its globals: `phone`, `tablet`, `desk`, or a custom one. */
const screenOf = (tab: Page, id: string): Promise<typeof DEFAULT_SCREEN> =>
  tab.evaluate(
    async ({ storyId, fallback }) => {
      const story = await (window as unknown as Tab).__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
      const name = story?.storyGlobals?.viewport?.value;
      const styles = name === undefined ? undefined : story?.parameters?.viewport?.options?.[name]?.styles;
      return name === undefined || styles === undefined
        ? fallback
        : { name, width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
    },
    { storyId: id, fallback: DEFAULT_SCREEN },
  );

export type RenderedStory = { readonly screen: string; readonly errors: ReadonlyArray<string> };

/** How a story is rendered: by default on its own screen, drawn small, in the theme that is set. */
export type Rendering = {
  readonly size?: Size;
  readonly resize?: (tab: Page, size: Size) => Promise<void>;
  readonly theme?: 'dark' | 'light';
};

/**
 * Renders a story in the tab, which keeps its loaded code, and waits until its play function has ended.
 * @returns the screen and the errors.
 */
export const renderStory = async (tab: Page, id: string, rendering: Rendering = {}, isFirst = true): Promise<RenderedStory> => {
  const { size, resize = resizeStory, theme } = rendering;
  // Storybook does not run the play function of a story that it shows already, in another theme either.
  if (!tab.url().includes('/iframe.html') || (await isShown(tab, id))) await open(tab);
  const { name: screen, ...own } = await screenOf(tab, id);
  await resize(tab, size ?? own);
  if (theme !== undefined)
    await tab.evaluate((globals) => (window as unknown as Tab).__STORYBOOK_PREVIEW__?.channel.emit('updateGlobals', { globals }), {
      theme,
    });
  await tab.evaluate((storyId) => {
    const global = window as unknown as Tab;
    global.storyErrors = [];
    global.__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  const ended = await tab.waitForFunction(
    ({ storyId, phases }) => {
      const { storyErrors, __STORYBOOK_PREVIEW__ } = window as unknown as Tab;
      if (storyErrors === undefined) return 'lost';
      const { currentRender } = __STORYBOOK_PREVIEW__ ?? {};
      return currentRender?.id === storyId && phases.includes(currentRender.phase ?? '') && storyErrors;
    },
    { storyId: id, phases: ENDED_PHASES },
  );
  const errors = await ended.jsonValue();
  // Storybook reloads the page when the previous story cannot be unmounted, which removes the error listeners.
  if (errors === 'lost' && isFirst) {
    await open(tab);
    return renderStory(tab, id, rendering, false);
  }
  return { screen, errors: Array.isArray(errors) ? errors : ['The page was reloaded while the story was rendered.'] };
};
