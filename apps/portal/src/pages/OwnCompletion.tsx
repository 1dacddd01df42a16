export { ProfileCompletion as default } from '@atrium/features/profile'
