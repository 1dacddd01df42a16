import { formerPaths } from '@atrium/contracts/formerPaths'
import { type PageName, pagePaths } from '@atrium/contracts/paths'
import { phonePaths } from '@atrium/contracts/phonePaths'
import { lazyPage } from '../lazyPage'
import { companyRoutes } from './companyRoutes'
import { entryRoutes } from './entryRoutes'
import { personRoutes } from './personRoutes'
import type { Route } from './Route'
import { shopRoutes } from './shopRoutes'

export type { Route } from './Route'

/** Redirected addresses; the target may have a query. */
export const redirects: Readonly<Record<string, string>> = {
  ...formerPaths,
  ...phonePaths,
  // The menu's name of the page.
  [pagePaths.companyMessagesMenu]: pagePaths.companyMessages,
}

/** Target of a redirect from `path` with this query (without `?`); undefined: none. */
export function redirectOf(path: string, search: string): string | undefined {
  const to = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  if (!to || !search) return to
  return `${to}${to.includes('?') ? '&' : '?'}${search}`
}

/** Every page of the portal by name. */
export const namedRoutes: Readonly<Record<Exclude<PageName, 'companyMessagesMenu'>, Route>> = {
  ...entryRoutes,
  ...shopRoutes,
  ...personRoutes,
  ...companyRoutes,
}

/** Every page of the portal by address. */
export const routes: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(namedRoutes).map(([name, route]) => [pagePaths[name as PageName], route]),
)

const notFound: Route = { frame: 'either', ...lazyPage(() => import('../pages/entry/NotFoundPage')) }

export const findRoute = (path: string): Route => (Object.hasOwn(routes, path) && routes[path]) || notFound

/** Starts loading the code of a page that is likely to be opened. */
export const preload = (path: string): void => void findRoute(path).preload()
