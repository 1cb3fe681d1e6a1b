/** What a suite's tests came to. */
export type Figures = { readonly run: number; readonly passed: number; readonly failed: number; readonly skipped: number };
/** A suite in the table; `cannot` where this machine lacks what it needs. */
export type Row = Figures & { readonly name: string; readonly seconds: number; readonly cannot: boolean; readonly reason?: string };

type VitestReport = {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: ReadonlyArray<{ readonly status: string; readonly assertionResults: ReadonlyArray<{ readonly status: string }> }>;
};
type PlaywrightReport = { readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number } };

export function fromVitestReport(report: VitestReport): Figures;
export function fromPlaywrightReport(report: PlaywrightReport): Figures;
export function fromStatuses(statuses: ReadonlyArray<number>): Figures;
export function tableOf(rows: ReadonlyArray<Row>, seconds: number): string;
export function lastLine(rows: ReadonlyArray<Row>): string;
