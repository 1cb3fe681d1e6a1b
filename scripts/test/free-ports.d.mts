import type { Ports } from '../firebase/ports.mjs';

export type Held<N extends string> = { readonly ports: Readonly<Record<N, number>>; readonly release: () => Promise<unknown> };

export function findTakenPort(ports: Readonly<Record<string, number>>): Promise<string | null>;
export function holdFreePorts<N extends string>(names: ReadonlyArray<N>): Promise<Held<N>>;
export function holdEmulatorPorts(): Promise<Held<keyof Ports>>;
