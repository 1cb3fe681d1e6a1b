type VitestReport = {
  readonly testResults: ReadonlyArray<{
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: ReadonlyArray<{ readonly status: string; readonly fullName: string; readonly failureMessages: ReadonlyArray<string> }>;
  }>;
};

export function findsIn(report: VitestReport, root: string, seed: number): ReadonlyArray<{ readonly name: string; readonly text: string }>;
