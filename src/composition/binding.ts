import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Key } from '#application/key';

type Bind = ContainerModuleLoadOptions['bind'];

export type TypedBind = {
  readonly value: <T>(key: Key<T>, value: NoInfer<T>) => void;
  readonly made: <T, Needs extends unknown[]>(key: Key<T>, make: (...needs: Needs) => NoInfer<T>, needs: { [N in keyof Needs]: Key<Needs[N]> }) => void;
};

/** Inversify's `bind` accepts any value for any key; this one has the compiler check keys, values and dependencies against each other. */
export const typed = (bind: Bind): TypedBind => ({
  value: <T>(key: Key<T>, value: NoInfer<T>): void => void bind<T>(key).toConstantValue(value),
  made: <T, Needs extends unknown[]>(key: Key<T>, make: (...needs: Needs) => NoInfer<T>, needs: { [N in keyof Needs]: Key<Needs[N]> }): void =>
    // The mapped type above has already tied each need to its key; Inversify's own type cannot say so.
    void bind<T>(key as ServiceIdentifier<T>).toResolvedValue(make, needs as never).inSingletonScope(),
});
