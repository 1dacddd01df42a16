export { blockedIf, blocker } from './blocker'
export type { Impact } from './Impact'
export { impactOf } from './impactOf'
