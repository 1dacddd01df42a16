import type { Route } from './implement'

/** Every operation of every feature. */
export const allRoutes: readonly Route[] = []
