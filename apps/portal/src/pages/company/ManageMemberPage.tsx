export { ManageMember as default } from '@atrium/features/authorisation'
