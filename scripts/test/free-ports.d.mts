import type { Ports } from '../firebase/ports.mjs';

/** Reserved ports; `release` frees them. */
export type Held<N extends string> = { readonly ports: Readonly<Record<N, number>>; readonly release: () => Promise<unknown> };

export function findTakenPort(ports: Readonly<Record<string, number>>): Promise<string | null>;
export function reserveFreePorts<N extends string>(names: ReadonlyArray<N>): Promise<Held<N>>;
export function reserveEmulatorPorts(): Promise<Held<keyof Ports>>;
