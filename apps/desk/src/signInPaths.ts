import { pagePaths } from '@atrium/contracts/paths'

/** The desk's pages are below this path. */
export const base = '/desk'

const entryPaths: readonly string[] = [
  pagePaths.signIn,
  pagePaths.login,
  pagePaths.phoneSignIn,
  pagePaths.secondStep,
]

/** Whether it is a page of the sign-in, which the desk has below its own path. */
export const isSignIn = (path: string): boolean =>
  path.startsWith(`${base}/`) && entryPaths.includes(path.slice(base.length))

/** The sign-in's own paths, as its feature sees them. */
export const isEntry = (path: string): boolean => entryPaths.includes(path.replace(/[?#].*/, ''))

/** Leads back here after the sign-in. */
export const signInPath = ({ pathname, search }: { readonly pathname: string; readonly search: string }) => {
  const inside = pathname.slice(base.length) + (search && `?${search}`)
  const query = inside ? `?${new URLSearchParams({ fromroute: inside })}` : ''
  return `${base}${pagePaths.signIn}${query}`
}
