export { ResetPassword as default } from '@atrium/features/session'
