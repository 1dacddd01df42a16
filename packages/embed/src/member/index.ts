export { Member, type MemberProps } from './Member'
