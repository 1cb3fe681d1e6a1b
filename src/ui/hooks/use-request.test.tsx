import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestMachine } from '#application/shell/request-machine';
import { offline, type Failure } from '#domain/shared/failure';
import { useRequest } from './use-request';

type Said = E.Either<Failure, number>;

/** A part that asks when it is pressed; answers are given by hand. */
const begin = () => {
  const answers: Array<(said: Said) => void> = [];
  const signals: AbortSignal[] = [];
  const machine = requestMachine<number>((signal) => () => {
    signals.push(signal);
    return new Promise((resolve) => answers.push(resolve));
  });
  const Part = (): React.JSX.Element => {
    const { isLoading, isAnswered, answer, failure, send } = useRequest(machine);
    return <button onClick={send}>{`${isLoading ? 'loading' : isAnswered ? 'success' : 'not'} ${answer ?? '-'} ${failure?._tag ?? '-'}`}</button>;
  };
  const { unmount } = render(<Part />);
  const say = (at: number, said: Said): Promise<void> => act(async () => { answers[at]?.(said); await Promise.resolve(); });
  return { signals, say, leave: unmount };
};
const press = (): void => void fireEvent.click(screen.getByRole('button'));
const shown = (): string | null => screen.getByRole('button').textContent;

afterEach(cleanup);

describe('a request of a part', () => {
  it('loads, fails, is tried again and answered; it is never sent twice at once', async () => {
    const { signals, say } = begin();
    expect(shown()).toBe('not - -');
    press();
    press();
    expect([shown(), signals.length]).toEqual(['loading - -', 1]);
    await say(0, E.left(offline));
    expect(shown()).toBe('not - offline');
    press();
    expect(shown()).toBe('loading - -');
    await say(1, E.right(7));
    expect(shown()).toBe('success 7 -');
  });

  it('is given up when the part goes', async () => {
    const { signals, leave } = begin();
    press();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    leave();
    await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  });
});
