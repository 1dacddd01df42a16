export { ReclaimDialog as default } from '@atrium/features/licenceUse'
