import type { Settings } from '../../ports/Settings'

const path = '/callback'

/** Where browsers reach this service: its origin, and on this machine also its other name, which passkeys need. */
export function ownOrigins({ publicOrigin }: Pick<Settings, 'publicOrigin'>): readonly string[] {
  const near = new URL(publicOrigin)
  const isNear = near.hostname === '127.0.0.1' || near.hostname === '[::1]'
  if (isNear) near.hostname = 'localhost'
  return [publicOrigin, ...(isNear ? [near.origin] : [])]
}

/** The calling page's origin, if it is one of ours. */
export const knownOrigin = (settings: Pick<Settings, 'publicOrigin'>, origin: string | undefined): string =>
  ownOrigins(settings).find((own) => own === origin) ?? settings.publicOrigin

/** Where providers may send browsers back. */
export const redirectUris = (settings: Pick<Settings, 'publicOrigin'>): readonly string[] =>
  ownOrigins(settings).map((origin) => `${origin}${path}`)

/** The address on the calling page's origin, if it is one of ours. */
export const redirectUriFor = (
  settings: Pick<Settings, 'publicOrigin'>,
  origin: string | undefined,
): string => `${knownOrigin(settings, origin)}${path}`
