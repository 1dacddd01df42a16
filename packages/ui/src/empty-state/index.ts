export { type Drawing, EmptyState, type EmptyStateProps } from './EmptyState'
