// One file of both parts: the entry lists every file that a lazily loaded part needs.
export { SaveFilters } from './save-filters';
export { SavedFilterList } from './saved-filter-list';
