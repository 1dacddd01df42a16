import type { Settings } from '../../ports/Settings'

const path = '/callback'

/**
 * Where providers may send browsers back: this origin, and on this machine also its other name, which passkeys need.
 */
export function redirectUris({ publicOrigin }: Pick<Settings, 'publicOrigin'>): readonly string[] {
  const near = new URL(publicOrigin)
  const isNear = near.hostname === '127.0.0.1' || near.hostname === '[::1]'
  if (isNear) near.hostname = 'localhost'
  return [`${publicOrigin}${path}`, ...(isNear ? [`${near.origin}${path}`] : [])]
}

/** The address on the calling page's origin, if it is one of ours. */
export function redirectUriFor(settings: Pick<Settings, 'publicOrigin'>, origin: string | undefined): string {
  const known = redirectUris(settings)
  return known.find((uri) => uri === `${origin}${path}`) ?? `${settings.publicOrigin}${path}`
}
