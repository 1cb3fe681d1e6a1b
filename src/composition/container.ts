import { Container, ContainerModule } from 'inversify';
import type { ServiceKey } from '#application/service-key';
import { typedBind, type TypedBind } from './typed-bind';

/** Registers the bindings of one concern. */
export type BindModule = (bind: TypedBind) => void;

/** Read access to the composed services. */
export type ServiceContainer = { readonly get: <T>(key: ServiceKey<T>) => T };

/** Creates a container from modules. Services are created on first use, once each. */
export const createContainer = (...modules: ReadonlyArray<BindModule>): ServiceContainer => {
  const container = new Container();
  container.load(...modules.map((module) => new ContainerModule(({ bind }) => module(typedBind(bind)))));
  return { get: (key) => container.get(key) };
};
