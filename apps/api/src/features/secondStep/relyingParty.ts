import type { Settings } from '../../ports/Settings'

interface RelyingParty {
  /** The domain that passkeys belong to. */
  readonly id: string
  readonly origin: string
}

/** A passkey belongs to a domain, and an address is none: on this machine it is `localhost`, so one opens that. */
export function relyingParty({ publicOrigin }: Pick<Settings, 'publicOrigin'>): RelyingParty {
  const url = new URL(publicOrigin)
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}
