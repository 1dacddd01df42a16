import type { Ports } from '../../ports/Ports'
import { checkExempt } from './checkExempt'
import { checkDomains } from './domains/checkDomains'

/** What happens by itself: domains are checked, and members who need not sign in by the connection. */
export async function runConnections(ports: Ports): Promise<void> {
  await checkDomains(ports)
  await checkExempt(ports)
}
