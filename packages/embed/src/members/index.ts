export { Members } from './Members'
export { MembersPage } from './MembersPage'
