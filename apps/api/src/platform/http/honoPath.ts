/** Converts `/a/{b}` to Hono's `/a/:b`. */
export const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
