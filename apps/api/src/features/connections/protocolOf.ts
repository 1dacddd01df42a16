import type { Connection } from '../../platform/database/Connection'
import type { CallPorts } from '../../ports/Ports'
import { type ConnectionFacts, ConnectionFailure, type ConnectionProtocol } from './ConnectionProtocol'
import { oidcProtocol } from './oidc/oidcProtocol'
import type { ProviderDetails } from './ProviderDetails'

interface Means {
  readonly ports: CallPorts
  /** Outside of any transaction. */
  readonly db: Connection
}

/** How to sign people in at a connection’s identity provider. */
export function protocolOf(
  { ports }: Means,
  { details }: Pick<ConnectionFacts, 'details'>,
): ConnectionProtocol<ProviderDetails> {
  if (details.kind === 'oidc') return oidcProtocol(ports.outside) as ConnectionProtocol<ProviderDetails>
  throw new ConnectionFailure('unreachable', 'SAML is not available')
}
