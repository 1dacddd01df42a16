import type { Ports } from '../../ports/Ports'
import { checkExempt } from './checkExempt'
import { checkDomains } from './domains/checkDomains'
import { remindOfCertificates } from './saml/remindOfCertificates'

/** What happens by itself: domains, members who need not sign in by the connection, and certificates are checked. */
export async function runConnections(ports: Ports): Promise<void> {
  await checkDomains(ports)
  await checkExempt(ports)
  await remindOfCertificates(ports)
}
