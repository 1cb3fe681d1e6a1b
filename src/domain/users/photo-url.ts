const MAX_URL_LENGTH = 2048;

/** Returns why the address of a picture is invalid, or null. Only `https` addresses are valid. */
export const photoUrlError = (url: string): 'too-long' | 'not-an-address' | null =>
  url.length > MAX_URL_LENGTH ? 'too-long' : /^https:\/\/[^\s/]+\.[^\s]+$/.test(url) ? null : 'not-an-address';
