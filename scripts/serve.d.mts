/** A running server for a production build. */
export type Served = { readonly port: number; readonly address: string; readonly close: () => Promise<void> };

export type ServeOptions = {
  readonly dir: string;
  /** 0 or left out: any free port. */
  readonly port?: number;
  /** Where `/api/tmdb` leads; left out, it leads nowhere. */
  readonly tmdb?: string | null;
  readonly host?: string;
  /** Key and certificate (PEM); with them the server speaks HTTP/2. */
  readonly secure?: { readonly key: string; readonly cert: string } | null;
  /** Further hosts of the content security policy. */
  readonly hosts?: { readonly connect?: ReadonlyArray<string>; readonly image?: ReadonlyArray<string> };
};

export function serve(options: ServeOptions): Promise<Served>;
