/** The places of the emulators by name. */
export type Ports = Readonly<Record<'hosting' | 'auth' | 'firestore' | 'firestoreSocket' | 'storage' | 'functions' | 'hub' | 'logging' | 'eventarc' | 'tasks', number>>;

export const PROJECT: string;
export const BUCKET: string;
export const HOST: string;
/** Throws a sentence when the text is no whole number that keeps every port in its range. */
export function shiftOf(text?: string): number;
export function portsOf(shift?: number): Ports;
export function named(name: string, shift?: number): string;
export function emulatorVariables(ports?: Ports): Readonly<Record<string, string>>;
