import type { Ports } from '../../ports/Ports'
import { checkExempt } from './checkExempt'
import { checkDomains } from './domains/checkDomains'
import { remindOfCertificates } from './saml/remindOfCertificates'

/** Checks domains, exempt members and certificates in the background. */
export async function runConnections(ports: Ports): Promise<void> {
  await checkDomains(ports)
  await checkExempt(ports)
  await remindOfCertificates(ports)
}
