import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Address of the Firestore emulator. */
export const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
export const rules = readFileSync(join(import.meta.dirname, '../firestore.rules'), 'utf8');

type Coverage = { readonly report?: ReadonlyArray<Node> };
type Node = {
  readonly sourcePosition?: { readonly currentOffset?: number; readonly endOffset?: number };
  readonly values?: ReadonlyArray<{ readonly count?: number }>;
  readonly children?: ReadonlyArray<Node>;
};

/** Returns how often each call that reads a document was evaluated. */
const documentCalls = async (project: string): Promise<ReadonlyMap<number, number>> => {
  const answer = (await (await fetch(`http://${host}:${port}/emulator/v1/projects/${project}:ruleCoverage`)).json()) as Coverage;
  const counts = new Map<number, number>();
  const visit = ({ sourcePosition, values = [], children = [] }: Node): void => {
    const from = sourcePosition?.currentOffset ?? 0;
    if (
      /^(get|getAfter|exists|existsAfter)\(/.test(
        rules.slice(from, sourcePosition?.endOffset === undefined ? from : sourcePosition.endOffset + 1),
      )
    ) {
      counts.set(from, (counts.get(from) ?? 0) + values.reduce((sum, { count = 0 }) => sum + count, 0));
    }
    children.forEach(visit);
  };
  (answer.report ?? []).forEach(visit);
  return counts;
};

/** Counts the calls in the rules whose document the action reads. Firestore reads a document once for each request. */
export const countRuleReads = async (project: string, action: () => Promise<unknown>): Promise<number> => {
  const before = await documentCalls(project);
  await action();
  return [...(await documentCalls(project))].filter(([call, count]) => count > (before.get(call) ?? 0)).length;
};
