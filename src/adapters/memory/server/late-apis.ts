// One file for the server calls that few members make.
export { memoryAdminApi } from './memory-admin-api';
export { memoryListApi } from './memory-list-api';
