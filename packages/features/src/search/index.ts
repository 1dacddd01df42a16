export { english as searchEnglish } from './english'
export { SearchEntry } from './parts/SearchEntry'
export type { SearchedPage, SearchPlace } from './SearchPlace'
