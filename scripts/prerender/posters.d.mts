/** Returns the poster of an SVG as JPEG. */
export declare const drawPoster: (svg: string) => Promise<Buffer>;
