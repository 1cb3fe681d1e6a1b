import { Container, ContainerModule } from 'inversify';
import type { Key } from '#application/key';
import { typed, type TypedBind } from './binding';

/** A concern's bindings. */
export type Module = (bind: TypedBind) => void;

/** What the composed app can be asked for. */
export type Services = { readonly get: <T>(key: Key<T>) => T };

/** Puts a profile and the core together. Nothing is made before it is asked for; everything is made once. */
export const compose = (...modules: ReadonlyArray<Module>): Services => {
  const container = new Container();
  container.load(...modules.map((module) => new ContainerModule(({ bind }) => module(typed(bind)))));
  return { get: (key) => container.get(key) };
};
