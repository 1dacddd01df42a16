import { pagesBeside } from '@atrium/contracts/workspace/pages/contract'
import type { MenuPage } from './pagesOf'
import { workspaceRoutes as routes } from './routes'

/** What a search finds beyond the menu: pages below its entries, and in a company the person's own ones. */
export function morePages(
  pages: readonly MenuPage[],
  nameOf: (id: string, name: string) => string,
  personalSpace: string,
): readonly MenuPage[] {
  const iconAt = new Map(pages.map(({ url, icon }) => [url, icon]))
  const isInCompany = !iconAt.has(routes.personalHome)
  return pagesBeside(new Set(iconAt.keys())).map(({ id, name, url, entry }) => ({
    name: nameOf(id, name),
    url,
    icon: entry && iconAt.get(entry),
    ...(entry === undefined && {
      isQuiet: url !== routes.personalHome && url !== routes.security,
      ...(isInCompany && { place: personalSpace }),
    }),
  }))
}
