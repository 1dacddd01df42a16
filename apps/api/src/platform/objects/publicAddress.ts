import type { Resources } from '../http/Resources'

/** The full address of a public picture, because pages of other origins show it too. */
export const publicAddress = (
  { settings }: Pick<Resources, 'settings'>,
  path: string | null,
): string | null => (path === null ? null : settings.publicOrigin + path)
