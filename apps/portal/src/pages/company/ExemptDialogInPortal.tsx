export { ExemptDialog as default } from '@atrium/features/licenceUse'
