import type { Connection } from '../../platform/database/Connection'
import type { CallPorts } from '../../ports/Ports'
import type { ConnectionFacts, ConnectionProtocol } from './ConnectionProtocol'
import { oidcProtocol } from './oidc/oidcProtocol'
import type { ProviderDetails } from './ProviderDetails'
import { samlProtocol } from './saml/samlProtocol'

interface Means {
  readonly ports: CallPorts
  /** Outside of any transaction. */
  readonly db: Connection
}

/** How to sign people in at a connection’s identity provider. */
export function protocolOf(
  { ports, db }: Means,
  { details }: Pick<ConnectionFacts, 'details'>,
): ConnectionProtocol<ProviderDetails> {
  if (details.kind === 'oidc') return oidcProtocol(ports.outside) as ConnectionProtocol<ProviderDetails>
  return samlProtocol(ports, db) as ConnectionProtocol<ProviderDetails>
}
