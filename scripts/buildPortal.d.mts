/** Builds the portal, unless what is built came from the same sources. */
export function buildPortal(options?: { readonly force?: boolean }): void
