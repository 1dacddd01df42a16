export { SecurityLine as default } from '@atrium/features/security'
