/** Folder of the examples. */
export declare const EXAMPLES: string;
/** Returns the text of each example by the name of its file. */
export declare const hostingExamples: () => Readonly<Record<string, string>>;
