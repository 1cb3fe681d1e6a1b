/** The ports of the emulators by name. */
export type Ports = Readonly<Record<'hosting' | 'auth' | 'firestore' | 'firestoreSocket' | 'storage' | 'functions' | 'hub' | 'logging' | 'eventarc' | 'tasks', number>>;

export const PROJECT: string;
export const BUCKET: string;
export const HOST: string;
export function asPortsText(ports: Ports): string;
/** Returns the ports that a text lists. Throws an error that names MARQUEE_PORTS unless the text lists one valid port for each name. */
export function portsOf(text?: string): Ports;
export function named(name: string, boot?: string): string;
export function useBoot(boot: string, ports: Ports): void;
export function emulatorVariables(ports?: Ports): Readonly<Record<string, string>>;
