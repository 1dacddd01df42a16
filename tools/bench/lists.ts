import { audited, invited } from './fillLists'

export const members = 100_000
export const departmentCount = 5_000

/** A list requested from the service and from the bare server. */
export interface List {
  readonly what: string
  readonly path: string
  /** Requests per contestant and round. */
  readonly requests: number
  /** Concurrent requests. Default: 4. */
  readonly atOnce?: number
  /** Maximum ratio to the bare server's time. Each of many small statements costs the service a little. */
  readonly most: number
  /** Rows in one answer. */
  readonly rows: number
  /** Total number of rows, if the answer has it. */
  readonly total?: number
  /** The field of the answer with the rows. Default: `list`. */
  readonly rowsIn?: string
}

export function listsOf(enterPriseId: string, enterpriseDepartmentId: string): List[] {
  const at = (operation: string, query: Record<string, string>) =>
    `/api/Enterprise/${operation}?${new URLSearchParams({ enterPriseId, ...query })}`
  const page = { pageIndex: '7', pageSize: '20' }
  const of = (total: number) => `of 20 of ${total.toLocaleString('en')}`
  return [
    ...[1, 50].map((atOnce) => ({
      what: `member page ${of(members)}, ${atOnce} at once`,
      path: at('GetEnterpriseUserList', { enterpriseDepartmentId, ...page }),
      requests: 250,
      atOnce,
      most: 1.25,
      rows: 20,
      total: members,
    })),
    {
      what: `deep member page ${of(members)}`,
      path: at('GetEnterpriseUserList', { enterpriseDepartmentId, pageIndex: '4000', pageSize: '20' }),
      requests: 40,
      most: 1.5,
      rows: 20,
      total: members,
    },
    {
      what: `search that finds none of ${members.toLocaleString('en')} members`,
      path: at('GetEnterpriseUserList', {
        enterpriseDepartmentId,
        pageIndex: '0',
        pageSize: '20',
        searchCondition: 'Nobody',
      }),
      requests: 40,
      most: 1.5,
      rows: 0,
      total: 0,
    },
    {
      what: `search that finds one of ${members.toLocaleString('en')} members`,
      path: at('GetPagedEnterpriseUserList', { pageIndex: '1', pageSize: '20', searchName: '0099999' }),
      requests: 40,
      most: 1.5,
      rows: 1,
      total: 1,
    },
    {
      what: `history page ${of(audited)}`,
      path: at('GetPagedHistory', page),
      requests: 80,
      most: 1.5,
      rows: 20,
      total: audited,
    },
    {
      what: `invitation page ${of(invited)}`,
      path: at('GetInvitationList', page),
      requests: 80,
      most: 1.5,
      rows: 20,
      total: invited,
    },
    {
      what: `allocation of a product on ${departmentCount.toLocaleString('en')} departments`,
      path: at('GetDepartmentAllocation', { mainId: 'main-1' }),
      requests: 16,
      most: 1.5,
      rows: departmentCount,
    },
  ]
}

export function checkService({ what, rows, total, rowsIn = 'list' }: List, text: string) {
  const { data } = JSON.parse(text)
  if (data?.[rowsIn]?.length !== rows || (total !== undefined && data.totalItems !== total))
    throw new Error(`${what}: the service answered ${text.slice(0, 200)}`)
}

/** Its answer is the rows of the last statement. In some lists, that statement looks up names for the page. */
export function checkBare({ what, rows }: List, text: string) {
  const { data } = JSON.parse(text)
  if (rows > 0 && data.length === 0)
    throw new Error(`${what}: the bare server answered ${text.slice(0, 200)}`)
}

/** Terms for the global search, with the number of members they match. */
const typed = [
  { what: 'one letter', term: 'z', rows: 5 },
  { what: 'initials', term: 'wjg', rows: 5 },
  { what: 'pinyin', term: 'wangjian', rows: 5 },
  { what: 'a surname', term: '王', rows: 5 },
  { what: 'the end of a phone', term: '0099999', rows: 1 },
  { what: 'letters of nobody', term: 'qqqq', rows: 0 },
  { what: 'characters of nobody', term: '無', rows: 0 },
]

export const searchesOf = (enterPriseId: string): List[] =>
  typed.map(({ what, term, rows }) => ({
    what: `${what} among ${members.toLocaleString('en')} members`,
    path: `/api/Enterprise/Search?${new URLSearchParams({ enterPriseId, searchCondition: term })}`,
    requests: 40,
    most: 1.5,
    rows,
    rowsIn: 'members',
  }))
