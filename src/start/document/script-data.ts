/** The data that the build has written into the attributes of the running script. Read it while the script runs for the first time. */
export const scriptData = (): DOMStringMap => (document.currentScript as HTMLScriptElement).dataset;
