export { Security as default } from '@atrium/embed/security'
