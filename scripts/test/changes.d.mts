export function findBase(options: { readonly isCi: boolean }): string | null;
export function changedSince(base: string): ReadonlyArray<string>;
export function whyNoRules(base: string | null): string | null;
export function nearestStories(changed: ReadonlyArray<string>, importers?: ReadonlyMap<string, ReadonlyArray<string>>): ReadonlyArray<string>;
