import { pagePaths } from '@atrium/contracts/paths'
import { pagesBeside } from '@atrium/contracts/workspace/pages/contract'
import type { MenuPage } from './pagesOf'

/**
 * Pages that a search finds beyond the menu: pages below its entries, and in a company also the person's own
 * ones.
 */
export function morePages(
  pages: readonly MenuPage[],
  nameOf: (id: string, name: string) => string,
  personalSpace: string,
): readonly MenuPage[] {
  const iconAt = new Map(pages.map(({ url, icon }) => [url, icon]))
  const isInCompany = !iconAt.has(pagePaths.personalHome)
  return pagesBeside(new Set(iconAt.keys())).map(({ id, name, url, entry }) => ({
    name: nameOf(id, name),
    url,
    icon: entry && iconAt.get(entry),
    ...(entry === undefined && {
      isQuiet: url !== pagePaths.personalHome && url !== pagePaths.security,
      ...(isInCompany && { place: personalSpace }),
    }),
  }))
}
