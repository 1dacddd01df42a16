import type { CallPorts } from '../service/ports'

/** The whole address of a public picture: pages of other origins show it, too. */
export const publicAddress = ({ settings }: CallPorts, path: string | null): string | null =>
  path === null ? null : settings.publicOrigin + path
