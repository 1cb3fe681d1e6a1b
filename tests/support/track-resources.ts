import { vi } from 'vitest';

type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
type Key = readonly [target: unknown, type: string, listener: unknown, capture: boolean];

/** Returns the line of the stack that called the patched function, if it is code of src and no test. */
const calledBy = (): string | null => {
  const line = new Error().stack?.split('\n')[3]?.trim() ?? '';
  return /^(?!.*node_modules).*\/src\/(?!.*\.(?:test|contract|fixture)\.)/.test(line) ? line : null;
};

const isCapture = (options: unknown): boolean =>
  typeof options === 'object' && options !== null ? 'capture' in options && options.capture === true : options === true;

/**
 * Records the listeners, timers, animation frames and observers that code of src adds, until `restore` and `vi.unstubAllGlobals`.
 * `left` returns what has not been released, each with the line that added it.
 */
export const trackResources = (): { readonly left: () => ReadonlyArray<string>; readonly restore: () => void } => {
  const restores: (() => void)[] = [];
  const listeners = new Map<Key, string>();
  const others = new Map<unknown, string>();

  const patch = (target: Listening): void => {
    const { addEventListener: add, removeEventListener: remove } = target;
    const release = (self: unknown, type: string, listener: unknown, options: unknown): void => {
      for (const key of listeners.keys())
        if (key[0] === self && key[1] === type && key[2] === listener && key[3] === isCapture(options)) listeners.delete(key);
    };
    target.addEventListener = function (this: unknown, ...[type, listener, options]: Parameters<Listening['addEventListener']>) {
      const line = calledBy();
      const self = this ?? globalThis;
      if (line !== null) {
        listeners.set([self, type, listener, isCapture(options)], `${type}: ${line}`);
        // A listener for one event releases itself.
        if (typeof options === 'object' && options.once === true)
          Reflect.apply(add, self, [type, () => release(self, type, listener, options), options]);
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => release(self, type, listener, options));
      }
      Reflect.apply(add, self, [type, listener, options]);
    };
    target.removeEventListener = function (this: unknown, ...[type, listener, options]: Parameters<Listening['removeEventListener']>) {
      release(this ?? globalThis, type, listener, options);
      Reflect.apply(remove, this ?? globalThis, [type, listener, options]);
    };
    restores.push(() => Object.assign(target, { addEventListener: add, removeEventListener: remove }));
  };
  patch(EventTarget.prototype);
  // The window of jsdom has methods of its own.
  if (typeof globalThis.addEventListener === 'function' && globalThis.addEventListener !== EventTarget.prototype.addEventListener)
    patch(globalThis);

  const patchTimer = (begin: 'setTimeout' | 'requestAnimationFrame', end: 'clearTimeout' | 'cancelAnimationFrame'): void => {
    const [begun, ended] = [Reflect.get(globalThis, begin) as unknown, Reflect.get(globalThis, end) as unknown];
    if (typeof begun !== 'function' || typeof ended !== 'function') return;
    vi.stubGlobal(begin, (callback: (...args: unknown[]) => void, ...rest: unknown[]): unknown => {
      const line = calledBy();
      const handle: unknown = Reflect.apply(begun, globalThis, [
        (...args: unknown[]) => {
          others.delete(handle);
          callback(...args);
        },
        ...rest,
      ]);
      if (line !== null) others.set(handle, `${begin}: ${line}`);
      return handle;
    });
    vi.stubGlobal(end, (handle: unknown): void => {
      others.delete(handle);
      Reflect.apply(ended, globalThis, [handle]);
    });
  };
  patchTimer('setTimeout', 'clearTimeout');
  patchTimer('requestAnimationFrame', 'cancelAnimationFrame');

  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver']) {
    vi.stubGlobal(name, class {
      observe(): void { others.set(this, `${name}: ${calledBy() ?? 'observe'}`); }
      disconnect(): void { others.delete(this); }
    });
  }
  return { left: () => [...listeners.values(), ...others.values()], restore: () => restores.forEach((restore) => restore()) };
};
