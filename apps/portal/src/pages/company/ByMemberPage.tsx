export { ByMemberPage as default } from '@atrium/embed/licences'
