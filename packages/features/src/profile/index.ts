export { english as profileEnglish } from './english'
export { ProfileFeature } from './ProfileFeature'
export { ProfileCompletion } from './parts/ProfileCompletion'
export { ProfileForm } from './parts/ProfileForm'
