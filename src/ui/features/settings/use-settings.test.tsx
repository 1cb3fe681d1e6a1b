import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { LOG, INFINITE_LIST_CACHE, PROFILE_USE_CASES } from '#application/service-keys';
import { offline, type Failure } from '#domain/shared/failure';
import { noSettings, type UserSettings } from '#domain/users/user';
import { aUserId } from '#domain/users/user.fixture';
import { QueryCache } from '../../query/query-cache';
import { QueryCacheProvider } from '../../query/use-query';
import { chooseTheme, currentTheme } from '../../app/providers/theme';
import { ServicesProvider } from '../../services';
import { useSettings } from './use-settings';

/** Settings of somebody for whom nothing was chosen yet; what is kept is told, and saves are answered, by hand. */
const begin = () => {
  const sent: Array<Partial<UserSettings>> = [];
  const waiting: Array<(answer: E.Either<Failure, void>) => void> = [];
  const saveSettings = (_: string, settings: Partial<UserSettings>) => () => {
    sent.push(settings);
    return new Promise<E.Either<Failure, void>>((resolve) => waiting.push(resolve));
  };
  const lists = new InfiniteListCache();
  const toldAnew = vi.spyOn(lists, 'refetch');
  const services = new Map<unknown, unknown>([[PROFILE_USE_CASES, { saveSettings }], [LOG, { failure: () => {} }], [INFINITE_LIST_CACHE, lists]]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={new QueryCache()}>{children}</QueryCacheProvider>
    </ServicesProvider>
  );
  const { result, rerender } = renderHook(({ kept }) => useSettings(aUserId('maya'), kept), { wrapper, initialProps: { kept: noSettings } });
  return {
    sent,
    toldAnew,
    now: () => result.current,
    choose: (part: Partial<UserSettings>) => act(() => result.current.choose(part)),
    retry: () => act(() => result.current.retry()),
    tell: (kept: Partial<UserSettings>) => rerender({ kept: { ...noSettings, ...kept } }),
    answer: (save: number, answer: E.Either<Failure, void>) => act(async () => Promise.resolve(waiting[save]?.(answer))),
  };
};
const fine = E.right(undefined);
const titles = (): unknown => JSON.parse(localStorage.getItem('marquee.titles') ?? 'null');

beforeEach(() => {
  chooseTheme('dark');
  localStorage.clear();
});
afterEach(cleanup);

describe('settings', () => {
  it('hold at once, and until what was saved is told back', async () => {
    const { now, choose, answer, tell } = begin();
    choose({ theme: 'light' });
    expect(now()).toMatchObject({ settings: { theme: 'light' }, state: 'saving' });
    await answer(0, fine);
    expect(now()).toMatchObject({ settings: { theme: 'light' }, state: 'saved' });
    tell({ theme: 'light' });
    expect(now()).toMatchObject({ settings: { theme: 'light' }, state: 'saved' });
  });

  it('are those chosen last, here or elsewhere', async () => {
    const { sent, now, choose, answer, tell } = begin();
    choose({ theme: 'light' });
    await answer(0, fine);
    tell({ theme: 'light' });
    tell({ theme: 'dark', language: 'de-DE' });
    expect(now().settings).toEqual({ theme: 'dark', language: 'de-DE', region: null });
    choose({ region: 'AT' });
    expect(now().settings).toEqual({ theme: 'dark', language: 'de-DE', region: 'AT' });
    expect(sent.at(-1)).toEqual({ region: 'AT' });
  });

  it('leave the light alone when something else is chosen or refused', async () => {
    const { choose, answer, retry } = begin();
    chooseTheme('light');
    choose({ region: 'JP' });
    expect(currentTheme()).toBe('light');
    await answer(0, E.left(offline));
    retry();
    expect(currentTheme()).toBe('light');
    choose({ theme: 'dark' });
    chooseTheme('light');
    choose({ language: 'de-DE' });
    expect(currentTheme()).toBe('light');
  });

  it('have lists told anew where they are about titles', () => {
    const { choose, toldAnew } = begin();
    choose({ language: 'de-DE' });
    toldAnew.mockClear();
    choose({ theme: 'light' });
    expect(toldAnew).not.toHaveBeenCalled();
    choose({ language: 'fr-FR' });
    expect(toldAnew).toHaveBeenCalledOnce();
  });

  it('take the light back that was refused', async () => {
    const { choose, answer } = begin();
    choose({ theme: 'light' });
    await answer(0, E.left(offline));
    expect([currentTheme(), localStorage.getItem('marquee.theme')]).toEqual(['dark', null]);
  });

  it('take back a refused light to that which was there, though it was never kept', async () => {
    chooseTheme('light');
    const { choose, answer } = begin();
    choose({ theme: 'dark' });
    choose({ region: 'JP' });
    expect(currentTheme()).toBe('dark');
    await answer(1, E.left(offline));
    expect([currentTheme(), localStorage.getItem('marquee.theme')]).toEqual(['light', 'light']);
  });

  it('leave a light that was kept meanwhile, when a choice that takes it along is refused', async () => {
    const { choose, answer, tell } = begin();
    choose({ theme: 'light' });
    tell({ theme: 'light' });
    choose({ region: 'JP' });
    await answer(1, E.left(offline));
    expect([currentTheme(), localStorage.getItem('marquee.theme')]).toEqual(['light', 'light']);
  });

  it('keep a choice that is still on its way when another follows', () => {
    const { sent, now, choose } = begin();
    choose({ theme: 'light' });
    choose({ region: 'JP' });
    expect(sent.at(-1)).toEqual({ theme: 'light', region: 'JP' });
    expect(now().settings).toEqual({ theme: 'light', language: null, region: 'JP' });
  });

  it('are taken back to what is kept by now when they are refused, and tried again on top of it', async () => {
    const { sent, now, choose, answer, tell, retry } = begin();
    choose({ region: 'JP' });
    tell({ language: 'de-DE' });
    await answer(0, E.left(offline));
    expect(now()).toMatchObject({ settings: { language: 'de-DE', region: null }, failure: offline, state: 'idle' });
    expect(titles()).toEqual({ language: 'de-DE', region: null });
    retry();
    expect(now().settings).toEqual({ theme: null, language: 'de-DE', region: 'JP' });
    expect(sent.at(-1)).toEqual({ region: 'JP' });
  });

  it('are not taken back by the refusal of a choice that another has replaced', async () => {
    const { now, choose, answer } = begin();
    choose({ region: 'JP' });
    choose({ region: 'AT' });
    await answer(0, E.left(offline));
    expect(titles()).toEqual({ language: null, region: 'AT' });
    expect(now()).toMatchObject({ settings: { region: 'AT' }, failure: null, state: 'saving' });
  });
});
