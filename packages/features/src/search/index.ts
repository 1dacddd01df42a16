export { SearchEntry } from './parts/SearchEntry'
export type { SearchedPage, SearchPlace } from './SearchPlace'
