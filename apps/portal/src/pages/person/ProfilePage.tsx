export { ProfileFeature as default } from '@atrium/features/profile'
