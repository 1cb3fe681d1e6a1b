import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { ServiceKey } from '#application/service-key';

type Bind = ContainerModuleLoadOptions['bind'];

export type TypedBind = {
  readonly constant: <T>(key: ServiceKey<T>, value: NoInfer<T>) => void;
  readonly factory: <T, Deps extends unknown[]>(
    key: ServiceKey<T>,
    make: (...deps: Deps) => NoInfer<T>,
    deps: { [N in keyof Deps]: ServiceKey<Deps[N]> },
  ) => void;
};

/** Wraps Inversify's `bind`, which accepts any value for any key, so that the compiler checks keys, values and dependencies. */
export const typedBind = (bind: Bind): TypedBind => ({
  constant: <T>(key: ServiceKey<T>, value: NoInfer<T>): void => void bind<T>(key).toConstantValue(value),
  factory: <T, Deps extends unknown[]>(
    key: ServiceKey<T>,
    make: (...deps: Deps) => NoInfer<T>,
    deps: { [N in keyof Deps]: ServiceKey<Deps[N]> },
  ): void =>
    // The mapped type above ties each dependency to its key; Inversify's types cannot express that.
    void bind<T>(key as ServiceIdentifier<T>).toResolvedValue(make, deps as never).inSingletonScope(),
});
