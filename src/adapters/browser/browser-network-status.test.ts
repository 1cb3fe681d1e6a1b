import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { browserNetworkStatus } from './browser-network-status';

describe('browserNetworkStatus', () => {
  it('emits the current status and every change until unsubscribed', () => {
    const page = new EventTarget();
    let online = true;
    const emitted: unknown[] = [];
    const subscription = browserNetworkStatus(() => online, page).online.subscribe((result) =>
      emitted.push(E.isRight(result) && result.right),
    );
    online = false;
    page.dispatchEvent(new Event('offline'));
    online = true;
    page.dispatchEvent(new Event('online'));
    subscription.unsubscribe();
    page.dispatchEvent(new Event('offline'));
    expect(emitted).toEqual([true, false, true]);
  });

  it('is unknown while the site may only be slow to answer the document, and offline once it has not answered', () => {
    const dataset: DOMStringMap = { unanswered: '' };
    vi.stubGlobal('document', { documentElement: { dataset } });
    vi.stubGlobal('navigator', { onLine: true });
    const page = new EventTarget();
    const emitted: unknown[] = [];
    browserNetworkStatus(undefined, page).online.subscribe((result) => emitted.push(E.isRight(result) && result.right));
    expect(emitted).toEqual([]);
    dataset['unanswered'] = 'no';
    page.dispatchEvent(new Event('offline'));
    delete dataset['unanswered'];
    page.dispatchEvent(new Event('online'));
    vi.unstubAllGlobals();
    expect(emitted).toEqual([false, true]);
  });
});
