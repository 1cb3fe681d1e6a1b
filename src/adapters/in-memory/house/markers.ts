import * as E from 'fp-ts/Either';
import { distinctUntilChanged, map } from 'rxjs';
import type { AccessMarkers } from '#domain/user/access-marker';
import type { Means } from './means';

export const inMemoryMarkers = ({ ground }: Means): AccessMarkers => ({
  watch: (uid) =>
    ground.state.pipe(
      map((state) => state.markers.get(uid) ?? null),
      distinctUntilChanged(),
      map((marker) => E.right(marker)),
    ),
});
