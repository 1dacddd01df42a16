import type { Settings } from '../../ports/Settings'

interface RelyingParty {
  /** The domain that passkeys belong to. */
  readonly id: string
  readonly origin: string
}

/** Passkeys belong to a domain, and an IP address isn't one. On this machine, it is `localhost`. */
export function relyingParty({ publicOrigin }: Pick<Settings, 'publicOrigin'>): RelyingParty {
  const url = new URL(publicOrigin)
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}
