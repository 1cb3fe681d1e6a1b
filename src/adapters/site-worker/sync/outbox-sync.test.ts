import { describe, expect, it, vi } from 'vitest';
import { registerOutboxWorker } from './outbox-sync';

/** A worker in a state. `become` changes it. */
const workerIn = (state: ServiceWorkerState) => {
  const worker = Object.assign(new EventTarget(), { state });
  return {
    worker,
    become: (next: ServiceWorkerState) => {
      worker.state = next;
      worker.dispatchEvent(new Event('statechange'));
    },
  };
};

/** Registers a worker. The browser refuses to wake one that is not active; `woken` are the tags by which it wakes one. */
const registered = (state: ServiceWorkerState) => {
  const { worker, become } = workerIn(state);
  const isActive = (): boolean => worker.state === 'activating' || worker.state === 'activated';
  const woken: string[] = [];
  const update = vi.fn(() => Promise.resolve());
  const wake = (tag: string): Promise<unknown> =>
    isActive() ? Promise.resolve(woken.push(tag)) : Promise.reject(new Error('InvalidStateError'));
  const registration = {
    active: isActive() ? worker : null, waiting: null, installing: isActive() ? null : worker, update, sync: { register: wake },
  } as unknown as ServiceWorkerRegistration;
  const register = vi.fn(() => Promise.resolve(registration));
  return { answer: registerOutboxWorker({ register }), become, register, update, woken };
};

describe('registerOutboxWorker', () => {
  it('gives the worker a scope without pages, and lets the browser wake it on request', async () => {
    const { answer, register, woken } = registered('activated');
    const request = await answer;
    expect(register).toHaveBeenCalledWith('/outbox-worker.js', { scope: '/outbox-worker/' });
    expect(woken).toEqual([]);
    request();
    expect(woken).toEqual(['outbox']);
  });

  it('waits with a request until a new worker is loaded', async () => {
    const { answer, become, update, woken } = registered('installing');
    const requested = answer.then((request) => request());
    await new Promise((resolve) => setTimeout(resolve));
    become('installed');
    become('activating');
    await requested;
    expect(woken).toEqual(['outbox']);
    expect(update).not.toHaveBeenCalled();
  });

  it('fails if the worker cannot be loaded, so that the next request tries again', async () => {
    const { answer, become } = registered('installing');
    await Promise.resolve();
    become('redundant');
    await expect(answer).rejects.toThrow('not installed');
  });

  it('looks for a newer version of a worker that is there', async () => {
    const { answer, update } = registered('activated');
    await answer;
    expect(update).toHaveBeenCalledOnce();
  });
});
