/** `/a/{b}` as Hono spells it: `/a/:b`. */
export const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
