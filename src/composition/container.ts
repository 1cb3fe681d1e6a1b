import { Container, ContainerModule } from 'inversify';
import type { ServiceKey } from '#application/service-key';
import { typedBind, type TypedBind } from './typed-bind';

/** A concern's bindings. */
export type BindModule = (bind: TypedBind) => void;

/** What the composed app can be asked for. */
export type ServiceContainer = { readonly get: <T>(key: ServiceKey<T>) => T };

/** Puts a profile and the core together. Nothing is made before it is asked for; everything is made once. */
export const createContainer = (...modules: ReadonlyArray<BindModule>): ServiceContainer => {
  const container = new Container();
  container.load(...modules.map((module) => new ContainerModule(({ bind }) => module(typedBind(bind)))));
  return { get: (key) => container.get(key) };
};
