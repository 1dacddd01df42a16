import { fileURLToPath } from 'node:url'

/** Seen from here, and from where the service is built to. */
export const builtPortal = fileURLToPath(new URL('../../../portal/dist', import.meta.url))
