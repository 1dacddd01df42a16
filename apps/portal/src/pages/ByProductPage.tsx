export { ByProduct as default } from '@atrium/features/authorisation'
