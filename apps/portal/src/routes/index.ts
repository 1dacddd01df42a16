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

/** Addresses that lead to a page of another address, which may have a query. */
export const redirects: Readonly<Record<string, string>> = {
  ...formerPaths,
  ...phonePaths,
  // How the menu names the page.
  [pagePaths.companyMessagesMenu]: pagePaths.companyMessages,
}

/** Where `path` leads with this query (without its `?`); undefined: it has a page of its own, or none. */
export function redirectOf(path: string, search: string): string | undefined {
  const to = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  if (!to || !search) return to
  return `${to}${to.includes('?') ? '&' : '?'}${search}`
}

/** Every page of the portal by its name. */
export const namedRoutes: Readonly<Record<Exclude<PageName, 'companyMessagesMenu'>, Route>> = {
  ...entryRoutes,
  ...shopRoutes,
  ...personRoutes,
  ...companyRoutes,
}

/** Every page of the portal by its address. */
export const routes: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(namedRoutes).map(([name, route]) => [pagePaths[name as PageName], route]),
)

const notFound: Route = { frame: 'either', ...lazyPage(() => import('../pages/entry/NotFoundPage')) }

export const findRoute = (path: string): Route => (Object.hasOwn(routes, path) && routes[path]) || notFound

/** Starts to fetch the code of a page that is likely to be opened. */
export const preload = (path: string): void => void findRoute(path).preload()
