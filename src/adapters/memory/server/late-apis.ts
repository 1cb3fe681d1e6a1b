// One file for the server calls that few people make.
export { memoryFeedback } from '../memory-feedback';
export { memoryListApi } from './memory-list-api';
export { memorySharedLists } from './memory-shared-lists';
