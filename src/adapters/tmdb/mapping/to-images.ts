import type { TitleImage } from '#domain/catalogue/title-details';
import type { Images } from '../codecs/extra-codecs';

export const toImages = ({ backdrops, posters }: Images): ReadonlyArray<TitleImage> => [
  ...backdrops.map(({ file_path, width, height }): TitleImage => ({ kind: 'backdrop', path: file_path, width, height })),
  ...posters.map(({ file_path, width, height }): TitleImage => ({ kind: 'poster', path: file_path, width, height })),
];
