import { act, cleanup, renderHook } from '@testing-library/react';
import { BehaviorSubject, Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { useObservableValue } from './use-observable-value';

afterEach(cleanup);

describe('useObservableValue', () => {
  it('returns null and then the last value', () => {
    const source = new Subject<string>();
    const { result } = renderHook(() => useObservableValue(source));
    expect(result.current).toBeNull();
    act(() => source.next('one'));
    act(() => source.next('two'));
    expect(result.current).toBe('two');
  });

  it('keeps the last value until another observable emits, and watches that one only', () => {
    const [first, second] = [new BehaviorSubject('first'), new Subject<string>()];
    const initialProps: { readonly source: Subject<string> } = { source: first };
    const { result, rerender, unmount } = renderHook(({ source }) => useObservableValue(source), { initialProps });
    rerender({ source: second });
    expect([result.current, first.observed, second.observed]).toEqual(['first', false, true]);
    act(() => second.next('second'));
    expect(result.current).toBe('second');
    unmount();
    expect(second.observed).toBe(false);
  });
});
