import { fileURLToPath } from 'node:url'

/** The path from here, and from the built service. */
export const builtPortal = fileURLToPath(new URL('../../../portal/dist', import.meta.url))

/** The same for the desk of the vendor's staff. */
export const builtDesk = fileURLToPath(new URL('../../../desk/dist', import.meta.url))
