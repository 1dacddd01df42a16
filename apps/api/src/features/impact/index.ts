export type { Impact } from './impactOf'
export { blockedIf, blocker, impactOf } from './impactOf'
