import { pagesBeside } from '@atrium/contracts/workspace/pages/contract'
import { markOf } from '../../platform/spelling/markOf'
import type { MenuItem } from '../workspace'

/** Menu pages whose names match, those that start with the search first. */
export function pagesNear(menus: readonly MenuItem[], term: string) {
  const listed = menus.filter(({ url }) => url !== '')
  const beside = pagesBeside(new Set(listed.map(({ url }) => url)))
  return [...listed, ...beside.map(({ id, name, url }) => ({ menuId: id, name, url }))]
    .flatMap(({ menuId, name, url }) => {
      const mark = markOf(name, term, 'thing')
      return mark ? [{ menuId, url, from: mark.from }] : []
    })
    .sort((one, other) => Number(one.from > 0) - Number(other.from > 0))
    .map(({ menuId, url }) => ({ menuId, url }))
}
