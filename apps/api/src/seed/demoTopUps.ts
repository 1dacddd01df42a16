import { demoInvitations } from './demoInvitations'
import { demoPermissionGroups } from './demoPermissionGroups'
import type { DemoTopUp } from './topUpDemo'

/** In the order in which they build on each other. */
export const demoTopUps: readonly DemoTopUp[] = [demoPermissionGroups, demoInvitations]
