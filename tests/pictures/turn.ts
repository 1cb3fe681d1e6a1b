import type { Page } from '@playwright/test';
import { storyAddress } from './tab';

type Preview = {
  readonly channel: { readonly emit: (event: string, what: object) => void };
  readonly currentRender?: { readonly id: string; readonly phase?: string; readonly story?: { readonly storyGlobals?: { readonly viewport?: { readonly value?: string } } } };
};
type Tab = { readonly __STORYBOOK_PREVIEW__?: Preview };
/** A play has ended; what Storybook does afterwards (it waits for everything that moves) is nothing to wait for. */
const OVER = ['played', 'afterEach', 'completed', 'finished', 'errored', 'aborted'];

export type Turned = {
  readonly kept: boolean;
  /** The screen that the story is meant for: `phone`, `tablet` or `desk`. */
  readonly screen: string;
};

/** Shows another story in the tab, without loading everything again where one is shown already. @returns whether its play kept what it promises. */
export const turnTo = async (tab: Page, id: string): Promise<Turned> => {
  if (!tab.url().includes('/iframe.html')) await tab.goto(storyAddress(id), { waitUntil: 'commit' });
  else await tab.evaluate((storyId) => (window as unknown as Tab).__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' }), id);
  const turned = await tab.waitForFunction(
    ({ storyId, over }) => {
      const { currentRender } = (window as unknown as Tab).__STORYBOOK_PREVIEW__ ?? {};
      const { phase = '', story } = currentRender ?? {};
      if (currentRender?.id !== storyId || !over.includes(phase)) return false;
      return { kept: phase !== 'errored' && phase !== 'aborted', screen: story?.storyGlobals?.viewport?.value ?? 'desk' };
    },
    { storyId: id, over: OVER },
  );
  return (await turned.jsonValue()) || { kept: false, screen: 'desk' };
};
