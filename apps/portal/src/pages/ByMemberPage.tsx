export { ByMember as default } from '@atrium/features/authorisation'
