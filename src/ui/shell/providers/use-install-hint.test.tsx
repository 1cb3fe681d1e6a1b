import * as E from 'fp-ts/Either';
import { cleanup, renderHook } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, MEMBER_LISTS_LOADER } from '#application/service-keys';
import { registerToastBox, type ToastMessage } from '#ui/design/toasts/toast.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { installationWay, keepInstallOffer } from './install-offer';
import { useInstallHint } from './use-install-hint';

const prompt = vi.fn(() => Promise.resolve());
let shown: ToastMessage[] = [];
let closeBox = (): void => {};
let stopKeeping = (): void => {};
let isStandalone = false;

/** Renders the hook for a member with so many titles on the first list. Returns a function that saves titles, and waits. */
const openWith = (titles: number): ((count: number) => void) => {
  const listed = (count: number) => E.right([{ itemCount: count }, { itemCount: 0 }]);
  const lists = new BehaviorSubject(listed(titles));
  const current$ = new BehaviorSubject({ lists });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider
      value={{
        get: <T,>(key: ServiceKey<T>) => {
          const services = new Map<unknown, unknown>([[BROWSER_STORAGE, webStorage], [MEMBER_LISTS_LOADER, { current$ }]]);
          return services.get(key) as T;
        },
      }}
    >
      {children}
    </ServicesProvider>
  );
  renderHook(useInstallHint, { wrapper });
  return (count) => {
    lists.next(listed(count));
    vi.advanceTimersByTime(5000);
  };
};
const offerInstallation = (): boolean =>
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
const becomeIPhone = (): void => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  shown = [];
  isStandalone = false;
  stopKeeping = keepInstallOffer();
  closeBox = registerToastBox((message) => void shown.push(message));
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
});
afterEach(() => {
  cleanup();
  closeBox();
  stopKeeping();
  delete window.marqueeInstallOffer;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  ['standalone', 'maxTouchPoints'].forEach((name) => Reflect.deleteProperty(navigator, name));
});

describe('useInstallHint', () => {
  it('offers the installation after the third saved title, instead of the browser’s banner, and never twice', () => {
    // The browser offers it before the code of members is there.
    expect(offerInstallation()).toBe(false);
    const save = openWith(1);
    save(2);
    expect(shown).toEqual([]);
    save(3);
    expect(shown.map(({ action, stays }) => [action?.label, stays])).toEqual([['Install', true]]);
    shown[0]?.action?.onPress();
    expect(prompt).toHaveBeenCalledOnce();
    expect(installationWay()).toBeNull();
    save(4);
    cleanup();
    const saveLater = openWith(4);
    // The settings have a button.
    expect([offerInstallation(), installationWay()]).toEqual([false, 'ask']);
    saveLater(5);
    expect(shown).toHaveLength(1);
  });

  it('forgets the offer once the app is installed', () => {
    expect([offerInstallation(), installationWay()]).toEqual([false, 'ask']);
    dispatchEvent(new Event('appinstalled'));
    expect(installationWay()).toBeNull();
  });

  it('says the steps on iOS', () => {
    becomeIPhone();
    openWith(2)(3);
    expect(shown.map(({ text, action }) => [text.includes('Add to Home Screen'), action])).toEqual([[true, undefined]]);
  });

  it.each([
    ['in a browser that cannot install it', () => undefined, 3],
    ['in the installed app', () => { isStandalone = true; becomeIPhone(); }, 3],
    ['when a title is taken off a list', becomeIPhone, 9],
  ])('says nothing %s', (_, prepare, count) => {
    prepare();
    openWith(count === 9 ? 10 : 2)(count);
    expect(shown).toEqual([]);
  });

  it('says nothing where nothing can be stored, because it would come again', () => {
    becomeIPhone();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new Error('QuotaExceededError'); });
    openWith(2)(3);
    expect(shown).toEqual([]);
    vi.restoreAllMocks();
  });
});
