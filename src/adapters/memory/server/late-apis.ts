// One file for the server calls that few people make.
export { memoryFeedback } from '../memory-feedback';
export { memoryListApi } from './memory-list-api';
export { memorySharedListReader } from './memory-shared-list-reader';
