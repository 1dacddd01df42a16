export { AdministratorsPage as default } from '@atrium/embed/permissions'
