/** Whether the app has a page there, or may have one. */
export declare const isAppAddress: (pathname: string) => boolean;
