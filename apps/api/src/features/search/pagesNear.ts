import { mostOfKind } from '@atrium/features/search/contract'
import { markOf } from '../../platform/spelling/markOf'
import type { MenuItem } from '../workspace'

/** The entries of a menu that lead somewhere and are called so, those that begin so first. */
export function pagesNear(menus: readonly MenuItem[], term: string) {
  return menus
    .flatMap(({ menuId, name, url }) => {
      const mark = url === '' ? null : markOf(name, term, 'thing')
      return mark ? [{ menuId, url, from: mark.from }] : []
    })
    .sort((one, other) => Number(one.from > 0) - Number(other.from > 0))
    .slice(0, mostOfKind)
    .map(({ menuId, url }) => ({ menuId, url }))
}
