export { LicenceInstallers as default } from '@atrium/features/catalogue'
