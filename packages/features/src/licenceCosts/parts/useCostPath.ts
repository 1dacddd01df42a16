import { pagePaths, withQuery } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { costList } from '../atoms'

const { view: list } = costList

type Change = Partial<ReturnType<typeof list.read>>

/** The page's address with another department or product; period and way of dividing stay. */
export function useCostPath(): (change: Change) => string {
  const view = useAtomValue(costList.viewAtom)
  return useCallback(
    (change) =>
      withQuery(pagePaths.licenceCosts, list.asQuery(list.changed(view, { search: '', ...change }))),
    [view],
  )
}
