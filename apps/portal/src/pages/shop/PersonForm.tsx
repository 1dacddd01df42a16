export { ProfileForm as default } from '@atrium/features/profile'
