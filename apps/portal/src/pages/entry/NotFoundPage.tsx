export { NotFound as default } from '@atrium/features/workspace'
