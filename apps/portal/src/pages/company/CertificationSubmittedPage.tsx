export { CertificationSubmitted as default } from '@atrium/features/company'
