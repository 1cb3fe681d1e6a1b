/** Decodes a path; returns a malformed path unchanged. */
const decodePath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

type Location = { readonly pathname: string; readonly search: string };

/** Returns whether a page is that of an address. Compares path and list id: a list stays the same when it is sorted or filtered. */
export const isAt = ({ pathname, search }: Location, address: string): boolean => {
  const [path = '', query] = address.split('?');
  const present = new URLSearchParams(search);
  return decodePath(pathname) === decodePath(path) && [...new URLSearchParams(query)].every(([name, value]) => present.get(name) === value);
};
