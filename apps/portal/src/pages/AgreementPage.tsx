export { UserAgreement as default } from '@atrium/features/workspace'
