import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { askedFilterAtom, departmentSearchAtom, namedDepartmentAtom } from '../atoms'
import { countFilters, type DepartmentFilter, usualFilter } from '../departmentFilter'
import type { DepartmentTree } from '../departmentTree'

/**
 * Which departments are shown: what the address asks for, else the usual ones, unless one looks for others. What is
 * usual of a product is found once: seats that are passed on or taken back change no filter under one's hands.
 *
 * @param productId of the product whose departments these are; undefined: on their way
 */
export function useDepartmentFilter(tree: DepartmentTree, productId: string | undefined) {
  const asked = useAtomValue(askedFilterAtom)
  const search = useAtomValue(departmentSearchAtom)
  const named = useAtomValue(namedDepartmentAtom)
  const counts = useMemo(() => countFilters(tree.byId.values()), [tree])
  const [found, find] = useState<Found>()
  if (productId !== undefined && found?.productId !== productId)
    find({ productId, usual: usualFilter(counts) })
  const isUsual = search === '' && named === undefined && found?.productId === productId
  const usual = isUsual ? found?.usual : undefined
  const filter = asked === 'all' ? undefined : (asked ?? usual)
  return { filter, counts }
}

interface Found {
  readonly productId: string
  readonly usual: DepartmentFilter | undefined
}
