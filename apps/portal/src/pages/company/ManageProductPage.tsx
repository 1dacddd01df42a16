export { ManageProduct as default } from '@atrium/features/authorisation'
