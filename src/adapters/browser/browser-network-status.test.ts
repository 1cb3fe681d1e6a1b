import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { browserNetworkStatus } from './browser-network-status';

describe('browserConnection', () => {
  it('tells how it stands, each change, and nothing once nobody listens', () => {
    const page = new EventTarget();
    let online = true;
    const heard: unknown[] = [];
    const following = browserNetworkStatus(() => online, page).online.subscribe((word) => heard.push(E.isRight(word) && word.right));
    online = false;
    page.dispatchEvent(new Event('offline'));
    online = true;
    page.dispatchEvent(new Event('online'));
    following.unsubscribe();
    page.dispatchEvent(new Event('offline'));
    expect(heard).toEqual([true, false, true]);
  });
});
