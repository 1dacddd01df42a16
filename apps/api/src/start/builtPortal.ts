import { fileURLToPath } from 'node:url'

/** The path from here, and from the built service. */
export const builtPortal = fileURLToPath(new URL('../../../portal/dist', import.meta.url))
