export { ProfileFeature as Profile } from '@atrium/features/profile'
