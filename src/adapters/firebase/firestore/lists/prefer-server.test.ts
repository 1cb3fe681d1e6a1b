import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferServer } from './prefer-server';

type Snapshot = { readonly name: string; readonly metadata: { readonly fromCache: boolean } };
const cached = (name: string): Snapshot => ({ name, metadata: { fromCache: true } });
const confirmed = (name: string): Snapshot => ({ name, metadata: { fromCache: false } });

const emittedFrom = () => {
  const snapshots = new Subject<Snapshot>();
  const emitted: string[] = [];
  snapshots.pipe(preferServer()).subscribe(({ snapshot, isSynced }) => emitted.push(`${snapshot.name} ${isSynced ? 'synced' : 'cached'}`));
  return { emit: (snapshot: Snapshot) => snapshots.next(snapshot), emitted };
};

describe('preferServer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('drops a part of the cache if the server answers within a second', () => {
    const { emit, emitted } = emittedFrom();
    emit(cached('part'));
    vi.advanceTimersByTime(900);
    emit(confirmed('all'));
    vi.advanceTimersByTime(5000);
    expect(emitted).toEqual(['all synced']);
  });

  it('emits the cache after a second, and changes in the cache at once after the server has answered', () => {
    const { emit, emitted } = emittedFrom();
    emit(cached('part'));
    vi.advanceTimersByTime(1000);
    expect(emitted).toEqual(['part cached']);
    emit(confirmed('all'));
    emit(cached('changed'));
    expect(emitted).toEqual(['part cached', 'all synced', 'changed synced']);
  });

  it('emits changes in the cache at once after it was shown, before the server has answered', () => {
    const { emit, emitted } = emittedFrom();
    emit(cached('part'));
    vi.advanceTimersByTime(1000);
    emit(cached('changed'));
    expect(emitted).toEqual(['part cached', 'changed cached']);
  });

  it('emits the cache at once without a network', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { emit, emitted } = emittedFrom();
    emit(cached('part'));
    vi.advanceTimersByTime(0);
    expect(emitted).toEqual(['part cached']);
  });
});
