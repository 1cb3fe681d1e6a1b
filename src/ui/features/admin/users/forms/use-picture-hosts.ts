import { APP_CONFIG } from '#application/service-keys';
import { pictureHosts } from '#domain/users/admin-api';
import { useService } from '#ui/services.tsx';

/** Returns the hosts whose pictures this site shows as pictures of users. */
export const usePictureHosts = (): ReadonlyArray<string> => pictureHosts(useService(APP_CONFIG).dataLocation === 'server');
