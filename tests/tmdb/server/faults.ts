/** What goes wrong on request: a status with TMDB's body, or worse. */
type Kind = number | 'drop' | 'hang' | 'garbage';
export type InjectedFault = { readonly method: string; readonly path: string; readonly kind: Kind; readonly retryAfter: string | null; left: number };

/**
 * Reads `GET /3/movie/603 503 x2 retry-after=1`: which calls fail (a `*` at the end stands for anything), how (a status, or `drop`
 * the connection, `hang` without an answer, send `garbage`), how often (always, unless `xN` says so).
 * @throws Error that says how it is written.
 */
export const parseInjectedFault = (text: string): InjectedFault => {
  const [method, path, how, ...rest] = text.trim().split(/\s+/);
  const kind = how === 'drop' || how === 'hang' || how === 'garbage' ? how : Number(how);
  if (method === undefined || path === undefined || Number.isNaN(kind)) {
    throw new Error(`A fault is written "GET /3/movie/603 503 x2", not "${text}".`);
  }
  const times = rest.map((word) => /^x(\d+)$/.exec(word)?.[1]).find((count) => count !== undefined);
  const retryAfter = rest.map((word) => /^retry-after=(.+)$/.exec(word)?.[1]).find((after) => after !== undefined);
  return { method, path, kind, retryAfter: retryAfter ?? null, left: times === undefined ? Number.POSITIVE_INFINITY : Number(times) };
};

const concerns = (fault: InjectedFault, method: string, path: string): boolean =>
  (fault.method === '*' || fault.method === method) && (fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path);

/** The fault that this call runs into; it is used up by that. */
export const runInto = (faults: ReadonlyArray<InjectedFault>, method: string, path: string): InjectedFault | null => {
  const fault = faults.find((one) => one.left > 0 && concerns(one, method, path));
  if (fault === undefined) return null;
  fault.left -= 1;
  return fault;
};
