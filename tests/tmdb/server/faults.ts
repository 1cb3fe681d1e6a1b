/** Kind of injected fault: a status with TMDB's body, a dropped connection, no response, or invalid JSON. */
type Kind = number | 'drop' | 'hang' | 'garbage';
export type InjectedFault = {
  readonly method: string;
  readonly path: string;
  readonly kind: Kind;
  readonly retryAfter: string | null;
  left: number;
};

/**
 * Parses `GET /3/movie/603 503 x2 retry-after=1`: method, path (a final `*` matches anything), kind (a status, `drop`, `hang` or
 * `garbage`), number of times (`xN`; unlimited by default) and the Retry-After header.
 * @throws Error with an example of the syntax.
 */
export const parseInjectedFault = (text: string): InjectedFault => {
  const [method, path, kindText, ...rest] = text.trim().split(/\s+/);
  const kind = kindText === 'drop' || kindText === 'hang' || kindText === 'garbage' ? kindText : Number(kindText);
  if (method === undefined || path === undefined || Number.isNaN(kind)) {
    throw new Error(`Expected a fault such as "GET /3/movie/603 503 x2", not "${text}".`);
  }
  const times = rest.map((option) => /^x(\d+)$/.exec(option)?.[1]).find((count) => count !== undefined);
  const retryAfter = rest.map((option) => /^retry-after=(.+)$/.exec(option)?.[1]).find((after) => after !== undefined);
  return { method, path, kind, retryAfter: retryAfter ?? null, left: times === undefined ? Number.POSITIVE_INFINITY : Number(times) };
};

const matches = (fault: InjectedFault, method: string, path: string): boolean =>
  (fault.method === '*' || fault.method === method) &&
  (fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path);

/** Returns the first matching fault and decrements its `left`; null if the request succeeds. */
export const runInto = (faults: ReadonlyArray<InjectedFault>, method: string, path: string): InjectedFault | null => {
  const fault = faults.find((candidate) => candidate.left > 0 && matches(candidate, method, path));
  if (fault === undefined) return null;
  fault.left -= 1;
  return fault;
};
