export { Pagination, type PaginationProps } from './Pagination'
export type { PaginationLabels } from './PaginationLabels'
