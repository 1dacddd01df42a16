import { demoInvitations } from './demoInvitations'
import type { DemoTopUp } from './topUpDemo'

/** In the order in which they build on each other. */
export const demoTopUps: readonly DemoTopUp[] = [demoInvitations]
