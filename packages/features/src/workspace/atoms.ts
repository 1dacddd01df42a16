import { atom } from 'jotai'
import { buyerParameter } from '../shared/host/buyerInAddress'
import { pathnameAtom, presentHostAtom } from '../shared/host/host'
import { queryAtom } from '../shared/host/query'
import { requestAtom } from '../shared/request/request'
import { apiAtom, type Company } from './api'
import { buildMenu } from './buildMenu'
import { readChoice, readTabChoice } from './rememberCompany'
import { personalPaths, shopPaths } from './routes'

/** Who is signed in, and their companies. */
export const personAtom = requestAtom(['person'], (get, signal) => get(apiAtom).getPerson({}, { signal }))

/** Id of the company chosen during this visit. */
export const chosenIdAtom = atom<string | undefined>(undefined)

const inShopAtom = atom((get) => shopPaths.includes(get(pathnameAtom)))

/** For whom one buys, as the address says; undefined: it doesn't. */
const buyerInAddressAtom = atom((get) => get(queryAtom).get(buyerParameter) ?? undefined)

/**
 * The company that one buys for: the one that the address names, else that of the frame that the tab is in, unless an
 * ordinary member buys, who may do so for themselves alone.
 */
const buyingCompanyAtom = atom((get): Company | undefined => {
  const person = get(personAtom)
  // The frame of the tab may have changed since the shop was left.
  get(pathnameAtom)
  if (person.state !== 'ready') return undefined
  const { companies } = person.value
  const named = get(buyerInAddressAtom)
  if (named !== undefined) return companies.find(({ companyId }) => companyId === named)
  const ofTab = readTabChoice(get(presentHostAtom))
  return companies.find(({ companyId, role }) => companyId === ofTab && role !== 'member')
})

/** The path decides whether a person is in their personal space, and in the shop for whom they buy. */
export const inPersonalSpaceAtom = atom((get) =>
  get(inShopAtom) ? get(buyingCompanyAtom) === undefined : personalPaths.includes(get(pathnameAtom)),
)

/** The company on screen: the chosen one, else that of the last visit, else the first. */
export const currentCompanyAtom = atom((get): Company | undefined => {
  const person = get(personAtom)
  if (person.state !== 'ready' || get(inPersonalSpaceAtom)) return undefined
  if (get(inShopAtom)) return get(buyingCompanyAtom)
  const { companies } = person.value
  const wanted = get(chosenIdAtom) ?? readChoice(get(presentHostAtom))
  return companies.find((company) => company.companyId === wanted) ?? companies[0]
})

/** Whose menu is wanted: a company's, the personal space's (empty), or not known yet. */
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

/** The menu of the current role. While another company's menu is on its way, the earlier one is not shown. */
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
    /** Name, companies and roles of who is signed in. */
    readonly person: unknown
    readonly menus: unknown
  }
}
