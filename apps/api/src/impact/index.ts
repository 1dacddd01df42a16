export { blockedIf, blocker } from './blocker'
export type { Blocker, Impact } from './Impact'
export { impactOf } from './impactOf'
