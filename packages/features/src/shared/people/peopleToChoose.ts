import type { Getter } from 'jotai'
import { chosenRows } from '../list/chosenRows'
import type { Page } from '../list/PagedTable'
import { requestAtom } from '../request/request'
import type { Resource } from '../request/stale'
import { passingAtom } from '../request/steadyAtom'
import type { CallOptions } from '../wire/client'
import type { Person } from './usePersonColumns'

export const peoplePageSize = 10

interface PeopleQuery {
  /** 1-based. */
  readonly pageIndex: number
  readonly pageSize: number
  /** Undefined: everybody. */
  readonly search?: string
}

export type PeopleToChoose<P extends Person> = ReturnType<typeof peopleToChoose<P>>

/**
 * People for a `PeopleTable`, searched and paged by the service. Search, page and selection are reset once the table is
 * left.
 *
 * @param ask requests one page
 */
export function peopleToChoose<P extends Person>(
  shows: readonly Resource[],
  ask: (get: Getter, query: PeopleQuery, call: CallOptions) => Promise<Page<P>>,
) {
  const viewAtom = passingAtom({ search: '', page: 1 })
  const pageAtom = requestAtom(shows, (get, signal) => {
    const { search, page } = get(viewAtom)
    return ask(get, { pageIndex: page, pageSize: peoplePageSize, ...(search && { search }) }, { signal })
  })
  return { viewAtom, pageAtom, chosen: chosenRows(pageAtom, (person) => person.userId) }
}
