import { searchLength } from '@atrium/contracts/licenceCosts/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { listView, oneOf, searchText, type ViewPart } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { licenceCostsApiAtom } from './api'
import { monthsOf, periods } from './periods'

/** An id in the address; '' for none. */
const anId = (name: string): ViewPart<string> => ({
  name,
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : ''),
  write: (value) => value,
})

/** Costs by department or product. */
export const costList = pagedList({
  view: listView({
    pageSizes: [20, 50, 100],
    filters: {
      search: searchText('search', searchLength),
      period: oneOf('period', periods, 'half'),
      costsBy: oneOf('costsBy', ['owned', 'used'], 'owned'),
      rowsBy: oneOf('rowsBy', ['department', 'product'], 'department'),
      departmentId: anId('department'),
      productId: anId('product'),
    },
  }),
  shows: ['licenceCosts', 'orders', 'departments'],
  paths: [pagePaths.licenceCosts],
  ask(get, { search, rowsBy, ...view }) {
    const { listLicenceCosts } = get(licenceCostsApiAtom)
    const query = { ...costsOf(view), rowsBy, ...(search && { search }) }
    return (pageIndex, pageSize, call) => listLicenceCosts({ query: { ...query, pageIndex, pageSize } }, call)
  },
})

/** What the file is about: the same as the page, without its search. */
export const fileAtom = atom((get) => costsOf(get(costList.viewAtom)))

interface View {
  readonly period: (typeof periods)[number]
  readonly costsBy: 'owned' | 'used'
  readonly departmentId: string
  readonly productId: string
}

const costsOf = ({ period, costsBy, departmentId, productId }: View) => ({
  ...monthsOf(period, new Date()),
  costsBy,
  ...(departmentId && { departmentId }),
  ...(productId && { productId }),
})

declare module '../shared/request/stale' {
  interface Resources {
    /** What licences cost by month. */
    readonly licenceCosts: unknown
  }
}
