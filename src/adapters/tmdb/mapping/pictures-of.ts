import type { Picture } from '#domain/catalogue/title-details';
import type { Images } from '../codecs/extras';

export const picturesOf = ({ backdrops, posters }: Images): ReadonlyArray<Picture> => [
  ...backdrops.map(({ file_path, width, height }): Picture => ({ kind: 'backdrop', path: file_path, width, height })),
  ...posters.map(({ file_path, width, height }): Picture => ({ kind: 'poster', path: file_path, width, height })),
];
