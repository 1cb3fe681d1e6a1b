import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { offline, type Failure } from '#domain/shared/failure';
import { useLazyRequest } from './use-lazy-request';

type Result = E.Either<Failure, number>;

/** Renders a button that sends the request. The test settles the responses by hand. */
const renderRequest = () => {
  const resolvers: Array<(result: Result) => void> = [];
  const signals: AbortSignal[] = [];
  const names: string[] = [];
  const request = (name: string, signal: AbortSignal): Answer<number> => () => {
    names.push(name);
    signals.push(signal);
    return new Promise((resolve) => resolvers.push(resolve));
  };
  const Part = ({ name }: { readonly name: string }): React.JSX.Element => {
    const { isLoading, isAnswered, answer, failure, send } = useLazyRequest((signal) => request(name, signal));
    return (
      <button onClick={send}>{`${isLoading ? 'loading' : isAnswered ? 'success' : 'not'} ${answer ?? '-'} ${failure?._tag ?? '-'}`}</button>
    );
  };
  const { unmount, rerender } = render(<Part name="first" />);
  const settle = (at: number, result: Result): Promise<void> => act(async () => { resolvers[at]?.(result); await Promise.resolve(); });
  return { signals, names, settle, unmount, rename: (name: string): void => rerender(<Part name={name} />) };
};
const press = (): void => void fireEvent.click(screen.getByRole('button'));
const buttonText = (): string | null => screen.getByRole('button').textContent;

afterEach(cleanup);

describe('useLazyRequest', () => {
  it('loads, fails, is retried and succeeds; ignores a second send while loading', async () => {
    const { signals, settle } = renderRequest();
    expect(buttonText()).toBe('not - -');
    press();
    press();
    expect([buttonText(), signals.length]).toEqual(['loading - -', 1]);
    await settle(0, E.left(offline));
    expect(buttonText()).toBe('not - offline');
    press();
    expect(buttonText()).toBe('loading - -');
    await settle(1, E.right(7));
    expect(buttonText()).toBe('success 7 -');
  });

  it('sends the request of the last render', async () => {
    const { names, rename, settle } = renderRequest();
    press();
    rename('second');
    await settle(0, E.right(1));
    press();
    expect(names).toEqual(['first', 'second']);
  });

  it('aborts the request on unmount', async () => {
    const { signals, unmount } = renderRequest();
    press();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    unmount();
    await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  });
});
