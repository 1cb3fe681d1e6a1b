import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { ServiceKey } from '#application/service-key';

type Bind = ContainerModuleLoadOptions['bind'];

export type TypedBind = {
  readonly constant: <T>(key: ServiceKey<T>, value: NoInfer<T>) => void;
  readonly factory: <T, Needs extends unknown[]>(key: ServiceKey<T>, make: (...needs: Needs) => NoInfer<T>, needs: { [N in keyof Needs]: ServiceKey<Needs[N]> }) => void;
};

/** Inversify's `bind` accepts any value for any key; this one has the compiler check keys, values and dependencies against each other. */
export const typedBind = (bind: Bind): TypedBind => ({
  constant: <T>(key: ServiceKey<T>, value: NoInfer<T>): void => void bind<T>(key).toConstantValue(value),
  factory: <T, Needs extends unknown[]>(key: ServiceKey<T>, make: (...needs: Needs) => NoInfer<T>, needs: { [N in keyof Needs]: ServiceKey<Needs[N]> }): void =>
    // The mapped type above has already tied each need to its key; Inversify's own type cannot say so.
    void bind<T>(key as ServiceIdentifier<T>).toResolvedValue(make, needs as never).inSingletonScope(),
});
