import type { Page } from '@playwright/test';
import { resize } from '../support/resize';

/** Where a story stands that is meant for no screen in particular. */
const USUAL = { name: 'usual', width: 1200, height: 900 };

type Styles = { readonly width: string; readonly height: string };
type Story = {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
  readonly parameters?: { readonly viewport?: { readonly options?: Readonly<Record<string, { readonly styles: Styles }>> } };
};
type Told = { readonly message?: string; readonly title?: string; readonly description?: string };
type Preview = {
  readonly ready: () => Promise<unknown>;
  readonly channel: { readonly emit: (event: string, what: object) => void; readonly on: (event: string, heard: (what: Told | ReadonlyArray<Told>) => void) => void };
  readonly storyStoreValue?: { readonly loadStory: (what: { readonly storyId: string }) => Promise<Story> };
  readonly currentRender?: { readonly id: string; readonly phase?: string };
};
type Tab = { readonly __STORYBOOK_PREVIEW__?: Preview; faultsOfStory?: string[] };

/** A play has ended; what Storybook does afterwards (it waits for everything that moves) is nothing to wait for. */
const OVER = ['played', 'completing', 'completed', 'finished', 'errored', 'aborted'];
/** What Storybook says when a story breaks, or its play finds something else than it promises. */
const FAULTS = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'unhandledErrorsWhilePlaying'];

/** The place where stories are shown, without one and without axe, which looks when the play is over. */
const NOWHERE = '/iframe.html?id=none--none&viewMode=story&globals=a11y.manual:!true';

const open = async (tab: Page): Promise<void> => {
  await tab.goto(NOWHERE, { waitUntil: 'commit' });
  await tab.waitForFunction(() => (window as unknown as Tab).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  await tab.evaluate((names) => {
    const here = window as unknown as Tab;
    for (const name of names)
      here.__STORYBOOK_PREVIEW__?.channel.on(name, (what) =>
        here.faultsOfStory?.push(...[what].flat().map((told) => told.message ?? `${told.title ?? name}: ${told.description ?? ''}`)));
  }, FAULTS);
};

/** The screen that a story is meant for, as the stories' toolbar has it: `phone`, `tablet`, `desk`, or one of its own. */
const screenOf = (tab: Page, id: string): Promise<typeof USUAL> =>
  tab.evaluate(async ({ storyId, usual }) => {
    const story = await (window as unknown as Tab).__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
    const name = story?.storyGlobals?.viewport?.value;
    const styles = name === undefined ? undefined : story?.parameters?.viewport?.options?.[name]?.styles;
    return name === undefined || styles === undefined ? usual : { name, width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
  }, { storyId: id, usual: USUAL });

export type Turned = { readonly screen: string; readonly faults: ReadonlyArray<string> };

/** Shows another story in the tab, on the screen that it is meant for, and waits until its play is over. @returns what broke in it. */
export const turnTo = async (tab: Page, id: string, isFirst = true): Promise<Turned> => {
  if (!tab.url().includes('/iframe.html')) await open(tab);
  const { name: screen, ...size } = await screenOf(tab, id);
  await resize(tab, size);
  await tab.evaluate((storyId) => {
    const here = window as unknown as Tab;
    here.faultsOfStory = [];
    here.__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  const ended = await tab.waitForFunction(
    ({ storyId, over }) => {
      const { faultsOfStory, __STORYBOOK_PREVIEW__ } = window as unknown as Tab;
      if (faultsOfStory === undefined) return 'lost';
      const { currentRender } = __STORYBOOK_PREVIEW__ ?? {};
      return currentRender?.id === storyId && over.includes(currentRender.phase ?? '') && faultsOfStory;
    },
    { storyId: id, over: OVER },
  );
  const faults = await ended.jsonValue();
  // Storybook loads the page anew when the story before cannot be put away, and with it whatever listens goes.
  if (faults === 'lost' && isFirst) {
    await open(tab);
    return turnTo(tab, id, false);
  }
  return { screen, faults: Array.isArray(faults) ? faults : ['The page was loaded anew while the story was shown.'] };
};
