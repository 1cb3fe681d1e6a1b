/** A running server for a production build. */
export type Served = { readonly port: number; readonly address: string; readonly close: () => Promise<void> };

export type ServeOptions = {
  readonly dir: string;
  /** 0 or undefined: any free port. */
  readonly port?: number;
  /** Origin of the TMDB gateway at `/api/tmdb`; without it `/api/tmdb` is a 404. */
  readonly tmdb?: string | null;
  /** TMDB's read access token; absent or null for a server that needs none. */
  readonly token?: string | null;
  readonly host?: string;
  /** Key and certificate (PEM); enable HTTP/2. */
  readonly secure?: { readonly key: string; readonly cert: string } | null;
  /** Returns whether the request for a path with its parameters gets an answer; by default all do. */
  readonly answers?: (target: string) => boolean;
  /** Additional hosts of the content security policy. */
  readonly hosts?: { readonly connect?: ReadonlyArray<string>; readonly image?: ReadonlyArray<string> };
};

/** Rejects with the system's error if the port is taken. */
export function serve(options: ServeOptions): Promise<Served>;
