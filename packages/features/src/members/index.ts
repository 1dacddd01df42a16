export type { MemberProfile } from './api'
export { english as membersEnglish } from './english'
export { MemberDrawer, type MemberDrawerProps } from './MemberDrawer'
