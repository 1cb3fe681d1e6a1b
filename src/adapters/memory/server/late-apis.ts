// One file for the server calls that few members make.
export { memoryListApi } from './memory-list-api';
