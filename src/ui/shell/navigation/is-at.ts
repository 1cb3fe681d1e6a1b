type Location = { readonly pathname: string; readonly search: string };

const urlOf = (address: string): URL => new URL(`https://marquee${address}`);

/** Returns whether a page is that of an address. Compares path and list id: a list stays the same when it is sorted or filtered. */
export const isAt = ({ pathname, search }: Location, address: string): boolean => {
  const [present, other] = [urlOf(pathname + search), urlOf(address)];
  return present.pathname === other.pathname && [...other.searchParams].every(([name, value]) => present.searchParams.get(name) === value);
};
