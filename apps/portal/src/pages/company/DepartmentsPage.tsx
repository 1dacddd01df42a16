export { MembersPage as default } from '@atrium/embed/members'
