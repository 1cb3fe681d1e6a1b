import type { Observable } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import type { Lazy } from './lazy';

type Returning<R> = (...args: ReadonlyArray<never>) => R;
/** `answer`: the member is an Answer. `watch`: the member is a function that returns a Watch. */
type Kind<M> = M extends Returning<Promise<unknown>> ? 'answer' : M extends Returning<Observable<unknown>> ? 'watch' : never;
type Given<M> = Kind<M> | M;

/** The kind of each member that is no function returning an Answer, or a member that is ready before the port is loaded. */
export type LateMembers<T> = { readonly [K in keyof T as T[K] extends Returning<Answer<unknown>> ? never : K]: Given<T[K]> } & {
  readonly [K in keyof T]?: Given<T[K]>;
};

/** A loaded function; the given kind says which of both it returns. */
type Method = (...args: ReadonlyArray<unknown>) => Answer<unknown> & Watch<unknown>;

/**
 * Returns a port that is loaded at the first use of a member. A failed load is the failure of the call, and the next call loads again.
 * A member is the same value each time, so that an effect can depend on it. Spreading copies no member: their names are unknown before
 * the port is loaded.
 * @param select returns the port, of which `source` may load several. @param given facts about the members that the proxy lacks.
 */
export const latePort = <L, T extends object>(source: Lazy<L>, select: (loaded: L) => T, given: NoInfer<LateMembers<T>>): T => {
  const loadedMember = (loaded: L, name: string): unknown => Reflect.get(select(loaded), name);
  const create = (name: string, kind: unknown): unknown => {
    if (kind === 'answer') return source.call((loaded) => loadedMember(loaded, name) as Answer<unknown>);
    if (kind !== undefined && kind !== 'watch') return kind;
    return (...args: ReadonlyArray<unknown>) => {
      const run = (loaded: L): ReturnType<Method> => (loadedMember(loaded, name) as Method)(...args);
      return kind === 'watch' ? source.watch(run) : source.call(run);
    };
  };
  const members = new Map<string | symbol, unknown>(Object.entries(given).map(([name, kind]) => [name, create(name, kind)]));
  return new Proxy({} as T, {
    get: (_, name) => {
      // A `then` would make the port look like a promise.
      if (typeof name === 'string' && name !== 'then' && !members.has(name)) members.set(name, create(name, undefined));
      return members.get(name);
    },
  });
};
