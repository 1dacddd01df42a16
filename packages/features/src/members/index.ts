export type { MemberProfile } from './api'
export { MemberDrawer, type MemberDrawerProps } from './MemberDrawer'
