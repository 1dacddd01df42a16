export { SearchField, type SearchFieldLabels, type SearchFieldProps } from './SearchField'
