import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, LOG, INFINITE_LIST_CACHE, PROFILE_USE_CASES } from '#application/service-keys';
import { offline, type Failure } from '#domain/shared/failure';
import { noSettings, type UserSettings } from '#domain/users/user';
import { aUserId } from '#domain/users/user.fixture';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { webStorage } from '#adapters/browser/web-storage';
import { chooseTheme, currentTheme } from '#ui/shell/providers/theme.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { useSettings } from './use-settings';

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Renders the hook for a member without chosen settings. `receive` changes the stored settings, `answer` completes a save. */
const renderSettings = () => {
  const sent: Array<Partial<UserSettings>> = [];
  const resolvers: Array<(answer: E.Either<Failure, void>) => void> = [];
  const saveSettings = (_: string, settings: Partial<UserSettings>) => () => {
    sent.push(settings);
    return new Promise<E.Either<Failure, void>>((resolve) => resolvers.push(resolve));
  };
  const lists = new InfiniteListCache();
  const refetch = vi.spyOn(lists, 'refetch');
  const services = new Map<unknown, unknown>([
    [PROFILE_USE_CASES, { saveSettings }],
    [LOG, { failure: () => {} }],
    [INFINITE_LIST_CACHE, lists],
    [BROWSER_STORAGE, webStorage],
  ]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={new QueryCache()}>{children}</QueryCacheProvider>
    </ServicesProvider>
  );
  const { result, rerender } = renderHook(({ stored }) => useSettings(aUserId('maya'), stored), {
    wrapper,
    initialProps: { stored: noSettings },
  });
  return {
    sent,
    refetch,
    now: () => result.current,
    choose: (part: Partial<UserSettings>) => act(() => result.current.choose(part)),
    retry: () => act(() => result.current.retry()),
    receive: (stored: Partial<UserSettings>) => rerender({ stored: { ...noSettings, ...stored } }),
    answer: (save: number, answer: E.Either<Failure, void>) =>
      act(async () => {
        await turn();
        resolvers[save]?.(answer);
        await turn();
      }),
  };
};
const success = E.right(undefined);
const titles = (): unknown => JSON.parse(localStorage.getItem('marquee.titles') ?? 'null');

beforeEach(() => {
  chooseTheme(webStorage, 'dark');
  localStorage.clear();
});
afterEach(cleanup);

describe('useSettings', () => {
  it('applies a choice immediately and keeps the choice until the stored settings contain it', async () => {
    const { now, choose, answer, receive } = renderSettings();
    choose({ theme: 'light' });
    expect(now()).toMatchObject({ settings: { theme: 'light' }, isSaved: false });
    await answer(0, success);
    expect(now()).toMatchObject({ settings: { theme: 'light' }, isSaved: true });
    receive({ theme: 'light' });
    expect(now()).toMatchObject({ settings: { theme: 'light' }, isSaved: true });
  });

  it('returns the latest settings, chosen here or elsewhere', async () => {
    const { sent, now, choose, answer, receive } = renderSettings();
    choose({ theme: 'light' });
    await answer(0, success);
    receive({ theme: 'light' });
    receive({ theme: 'dark', language: 'de-DE' });
    expect(now().settings).toEqual({ theme: 'dark', language: 'de-DE', region: null });
    choose({ region: 'AT' });
    expect(now().settings).toEqual({ theme: 'dark', language: 'de-DE', region: 'AT' });
    await turn();
    expect(sent.at(-1)).toEqual({ region: 'AT' });
  });

  it('keeps the theme when another setting is chosen or cannot be saved', async () => {
    const { choose, answer, retry } = renderSettings();
    chooseTheme(webStorage, 'light');
    choose({ region: 'JP' });
    expect(currentTheme()).toBe('light');
    await answer(0, E.left(offline));
    retry();
    expect(currentTheme()).toBe('light');
    choose({ theme: 'dark' });
    chooseTheme(webStorage, 'light');
    choose({ language: 'de-DE' });
    expect(currentTheme()).toBe('light');
  });

  it('refetches lists when language or region changes, but not for the theme', () => {
    const { choose, refetch } = renderSettings();
    choose({ language: 'de-DE' });
    refetch.mockClear();
    choose({ theme: 'light' });
    expect(refetch).not.toHaveBeenCalled();
    choose({ language: 'fr-FR' });
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('reverts a theme that could not be saved', async () => {
    const { choose, answer } = renderSettings();
    choose({ theme: 'light' });
    await answer(0, E.left(offline));
    expect([currentTheme(), localStorage.getItem('marquee.theme')]).toEqual(['dark', null]);
  });

  it('applies the theme of the system, and restores the choice of the system after a failed change', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { choose, answer, sent } = renderSettings();
    choose({ theme: 'system' });
    await turn();
    expect([sent.at(-1), currentTheme(), localStorage.getItem('marquee.theme')]).toEqual([{ theme: 'system' }, 'light', 'system']);
    await answer(0, success);
    choose({ theme: 'dark' });
    expect(currentTheme()).toBe('dark');
    await answer(1, E.left(offline));
    expect([currentTheme(), localStorage.getItem('marquee.theme')]).toEqual(['light', 'system']);
  });

  it('reverts a failed theme to the theme that was active before, even if that was never stored', async () => {
    chooseTheme(webStorage, 'light');
    const { choose, answer } = renderSettings();
    choose({ theme: 'dark' });
    choose({ region: 'JP' });
    expect(currentTheme()).toBe('dark');
    await answer(0, E.left(offline));
    await answer(1, E.left(offline));
    expect([currentTheme(), localStorage.getItem('marquee.theme')]).toEqual(['light', 'light']);
  });

  it('keeps a theme that was stored meanwhile when a save that includes the theme fails', async () => {
    const { choose, answer, receive } = renderSettings();
    choose({ theme: 'light' });
    receive({ theme: 'light' });
    choose({ region: 'JP' });
    await answer(0, success);
    await answer(1, E.left(offline));
    expect([currentTheme(), localStorage.getItem('marquee.theme')]).toEqual(['light', 'light']);
  });

  it('includes a choice that is being saved in the next save', async () => {
    const { sent, now, choose, answer } = renderSettings();
    choose({ theme: 'light' });
    choose({ region: 'JP' });
    await answer(0, success);
    expect(sent.at(-1)).toEqual({ theme: 'light', region: 'JP' });
    expect(now().settings).toEqual({ theme: 'light', language: null, region: 'JP' });
  });

  it('reverts a failed choice to the current stored settings and retries on top of them', async () => {
    const { sent, now, choose, answer, receive, retry } = renderSettings();
    choose({ region: 'JP' });
    receive({ language: 'de-DE' });
    await answer(0, E.left(offline));
    expect(now()).toMatchObject({ settings: { language: 'de-DE', region: null }, failure: offline, isSaved: false });
    expect(titles()).toEqual({ language: 'de-DE', region: null });
    retry();
    expect(now().settings).toEqual({ theme: null, language: 'de-DE', region: 'JP' });
    await turn();
    expect(sent.at(-1)).toEqual({ region: 'JP' });
  });

  it('ignores the failure of a choice that a later choice has replaced', async () => {
    const { now, choose, answer } = renderSettings();
    choose({ region: 'JP' });
    choose({ region: 'AT' });
    await answer(0, E.left(offline));
    expect(titles()).toEqual({ language: null, region: 'AT' });
    expect(now()).toMatchObject({ settings: { region: 'AT' }, failure: null, isSaved: false });
  });
});
