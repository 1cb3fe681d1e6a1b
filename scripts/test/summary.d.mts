/** Numbers of a suite's tests by result. */
type Counted = { readonly run: number; readonly passed: number; readonly failed: number; readonly skipped: number };
/** `retried` names the tests that passed at the second attempt. */
export type Figures = Counted & { readonly failures: ReadonlyArray<string>; readonly retried: ReadonlyArray<string> };
/** A suite in the table; `cannot` means that this machine lacks a requirement of the suite. */
export type Row = Counted & { readonly name: string; readonly seconds: number; readonly cannot: boolean; readonly reason?: string; readonly failures?: ReadonlyArray<string>; readonly retried?: ReadonlyArray<string> };

type VitestReport = {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: ReadonlyArray<{
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: ReadonlyArray<{ readonly status: string; readonly fullName: string; readonly failureMessages: ReadonlyArray<string>; readonly meta?: { readonly retries?: number } }>;
  }>;
};
type PlaywrightTest = { readonly projectName: string; readonly status: string; readonly results: ReadonlyArray<{ readonly error?: { readonly message?: string } }> };
type PlaywrightSuite = {
  readonly file?: string;
  readonly specs?: ReadonlyArray<{ readonly file: string; readonly title: string; readonly tests: ReadonlyArray<PlaywrightTest> }>;
  readonly suites?: ReadonlyArray<PlaywrightSuite>;
};
type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly suites: ReadonlyArray<PlaywrightSuite>;
};

export function fromVitestReport(report: VitestReport): Figures;
export function fromPlaywrightReport(report: PlaywrightReport): Figures;
export function fromStatuses(statuses: ReadonlyArray<number>, names: ReadonlyArray<string>): Figures;
/** Result of a suite: its figures, or the reason why there are none. */
export type Result = Partial<Figures> & { readonly reason?: string };
export function rowFrom(suite: { readonly name: string; readonly result: Result; readonly seconds: number; readonly strict: boolean }): Row;
export function tableOf(rows: ReadonlyArray<Row>, seconds: number): string;
export function failuresOf(rows: ReadonlyArray<Row>): string;
export function retriesOf(rows: ReadonlyArray<Row>): string;
export function retryError(rows: ReadonlyArray<Row>): string;
export function durationNotice(seconds: number, kind: 'quick' | 'all'): string;
export function lastLine(rows: ReadonlyArray<Row>): string;
