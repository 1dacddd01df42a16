import { pagePaths, withQuery } from '@atrium/contracts/paths'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { buyerParameter, oneself } from '../shared/host/buyerInAddress'
import { companyParameter } from '../shared/host/companyInAddress'
import { pathnameAtom } from '../shared/host/host'
import { queryAtom } from '../shared/host/query'
import { useHost, useTexts } from '../shared/host/useKept'
import type { Person } from './api'
import { chosenIdAtom, currentCompanyAtom } from './atoms'
import { workspaceMessages } from './messages'
import { shopPaths } from './routes'

const wantedAtom = atom((get) => get(queryAtom).get(companyParameter) ?? undefined)

/** The same address without it; in the shop, it names the buyer. */
const hereAtom = atom(null, (get) => {
  const { [companyParameter]: wanted, ...rest } = Object.fromEntries(get(queryAtom))
  const path = get(pathnameAtom)
  return withQuery(path, shopPaths.includes(path) ? { ...rest, [buyerParameter]: wanted } : rest)
})

/** The buyer in the address of the shop; undefined: none. */
const buyerAtom = atom((get) =>
  shopPaths.includes(get(pathnameAtom)) ? (get(queryAtom).get(buyerParameter) ?? undefined) : undefined,
)

/**
 * Enters the company named in the address, as links in messages do, and removes it from the address. People who
 * aren't members are led to the start, because the same page of another company would be mistaken for the
 * requested one.
 * @param isStale the person is being reloaded: an unknown company may have just been created or joined
 * @returns whether that is still to be done; until then the page would be shown for another company
 */
export function useCompanyInAddress({ companies }: Person, isStale: boolean): boolean {
  const { navigate, notify } = useHost()
  const texts = useTexts(workspaceMessages)
  const company = useAtomValue(currentCompanyAtom)
  const choose = useSetAtom(chosenIdAtom)
  const wanted = useAtomValue(wantedAtom)
  const readHere = useSetAtom(hereAtom)
  const isMember = companies.some(({ companyId }) => companyId === wanted)
  const isElsewhere = wanted !== company?.companyId

  useEffect(() => {
    if (wanted === undefined || (!isMember && isStale)) return
    if (isMember && isElsewhere) choose(wanted)
    if (!isMember) notify({ tone: 'warning', message: texts.notYourCompany, duration: untilRead })
    navigate(isMember ? readHere() : pagePaths.start, { replace: true })
  }, [wanted, isMember, isStale, isElsewhere, readHere, choose, navigate, notify, texts])

  const isForeign = useBuyerInAddress(companies, isStale)
  return wanted !== undefined || isForeign
}

/** Explains why another page is shown than requested, which may take longer to read than a notice is visible. */
const untilRead = Number.POSITIVE_INFINITY

/**
 * The buying company in the shop's address becomes the frame's company, whose menu stays after leaving the
 * shop.
 * @returns whether the address names a company that isn't the person's, for which nothing is requested
 */
function useBuyerInAddress(companies: Person['companies'], isStale: boolean): boolean {
  const { navigate, notify } = useHost()
  const texts = useTexts(workspaceMessages)
  const buyer = useAtomValue(buyerAtom)
  const chosen = useAtomValue(chosenIdAtom)
  const choose = useSetAtom(chosenIdAtom)
  const isMember = companies.some(({ companyId }) => companyId === buyer)

  useEffect(() => {
    if (buyer === undefined || buyer === oneself) return
    if (isMember) {
      if (buyer !== chosen) choose(buyer)
    } else if (!isStale) {
      notify({ tone: 'warning', message: texts.notYourCompany, duration: untilRead })
      navigate(pagePaths.start, { replace: true })
    }
  }, [buyer, isMember, isStale, chosen, choose, navigate, notify, texts])
  return buyer !== undefined && buyer !== oneself && !isMember
}
