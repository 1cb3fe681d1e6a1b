import type { View } from './lighthouse.ts';

/** Compressed bytes of a page's requests by resource type, as transferred over the network. */
export type Bytes = { readonly scripts: number; readonly styles: number; readonly images: number; readonly fonts: number; readonly rest: number; readonly requests: number };

export const bytesOf = ({ requests }: Pick<View, 'requests'>): Bytes => {
  const sum = (kind: (type: string) => boolean): number => requests.filter(({ resourceType = 'Other' }) => kind(resourceType)).reduce((all, { transferSize }) => all + transferSize, 0);
  const known = ['Script', 'Stylesheet', 'Image', 'Font'];
  return {
    scripts: sum((type) => type === 'Script'),
    styles: sum((type) => type === 'Stylesheet'),
    images: sum((type) => type === 'Image'),
    fonts: sum((type) => type === 'Font'),
    rest: sum((type) => !known.includes(type)),
    requests: requests.filter(({ resourceType }) => resourceType !== 'Image').length,
  };
};
