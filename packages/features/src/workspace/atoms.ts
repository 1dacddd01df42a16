import { atom } from 'jotai'
import { buyerParameter } from '../shared/host/buyerInAddress'
import { pathnameAtom, presentHostAtom } from '../shared/host/host'
import { queryAtom } from '../shared/host/query'
import { requestAtom } from '../shared/request/request'
import { apiAtom, type Company } from './api'
import { buildMenu } from './buildMenu'
import { readChoice, readTabChoice } from './rememberCompany'
import { personalPaths, shopPaths } from './routes'

/** The signed-in person and their companies. */
export const personAtom = requestAtom(['person'], (get, signal) => get(apiAtom).getPerson({}, { signal }))

/** Id of the company chosen during this visit. */
export const chosenIdAtom = atom<string | undefined>(undefined)

const inShopAtom = atom((get) => shopPaths.includes(get(pathnameAtom)))

/** The buyer in the address; undefined: none. */
const buyerInAddressAtom = atom((get) => get(queryAtom).get(buyerParameter) ?? undefined)

/**
 * The company that buys: the one in the address, or else that of the tab's frame. Ordinary members can buy only
 * for themselves.
 */
const buyingCompanyAtom = atom((get): Company | undefined => {
  const person = get(personAtom)
  // The tab's frame may have changed since the shop was left.
  get(pathnameAtom)
  if (person.state !== 'ready') return undefined
  const { companies } = person.value
  const named = get(buyerInAddressAtom)
  if (named !== undefined) return companies.find(({ companyId }) => companyId === named)
  const ofTab = readTabChoice(get(presentHostAtom))
  return companies.find(({ companyId, role }) => companyId === ofTab && role !== 'member')
})

/** The path decides whether the personal space is shown; in the shop, the buyer decides. */
export const inPersonalSpaceAtom = atom((get) =>
  get(inShopAtom) ? get(buyingCompanyAtom) === undefined : personalPaths.includes(get(pathnameAtom)),
)

/** The company on screen: the chosen one, or else that of the last visit, or else the first. */
export const currentCompanyAtom = atom((get): Company | undefined => {
  const person = get(personAtom)
  if (person.state !== 'ready' || get(inPersonalSpaceAtom)) return undefined
  if (get(inShopAtom)) return get(buyingCompanyAtom)
  const { companies } = person.value
  const wanted = get(chosenIdAtom) ?? readChoice(get(presentHostAtom))
  return companies.find((company) => company.companyId === wanted) ?? companies[0]
})

/** The owner of the requested menu: a company, the personal space (empty), or unknown. */
const menuSubjectAtom = atom((get) =>
  get(personAtom).state === 'ready' ? (get(currentCompanyAtom)?.companyId ?? '') : undefined,
)

const roleAtom = atom((get) => get(currentCompanyAtom)?.role)

const askedMenuAtom = requestAtom(['menus'], async (get, signal) => {
  const subject = get(menuSubjectAtom)
  // Another role has another menu.
  get(roleAtom)
  const api = get(apiAtom)
  if (subject === undefined) return new Promise<never>(() => {})
  const items = await api.getMenus({}, { signal, ...(subject && { companyId: subject }) })
  return { subject, menu: buildMenu(items) }
})

/** The menu of the current role. While another company's menu is loading, the earlier one is not shown. */
export const menuAtom = atom(
  (get) => {
    const request = get(askedMenuAtom)
    if (request.state !== 'ready') return request
    if (request.value.subject !== get(menuSubjectAtom)) return { state: 'loading' } as const
    return { ...request, value: request.value.menu }
  },
  (_get, set) => set(askedMenuAtom),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** Name, companies and roles of the signed-in person. */
    readonly person: unknown
    readonly menus: unknown
  }
}
