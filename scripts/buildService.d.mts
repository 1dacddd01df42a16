/** Builds the service, unless it was built from the same sources. Returns the directory of its JavaScript. */
export function buildService(): string
