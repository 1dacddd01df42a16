import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { companyParameter } from '../shared/host/companyInAddress'
import { pathnameAtom } from '../shared/host/host'
import { queryAtom, withQuery } from '../shared/host/query'
import { useHost, useTexts } from '../shared/host/useHost'
import type { Person } from './api'
import { chosenIdAtom, currentCompanyAtom } from './atoms'
import { workspaceMessages } from './messages'
import { workspaceRoutes } from './routes'

const wantedAtom = atom((get) => get(queryAtom).get(companyParameter) ?? undefined)

/** The same address without it. */
const hereAtom = atom(null, (get) => {
  const { [companyParameter]: _, ...rest } = Object.fromEntries(get(queryAtom))
  return withQuery(get(pathnameAtom), rest)
})

/**
 * Enters the company that the address names, as a message's link does, and takes it out of the address. Who is no
 * member of it is led to the start: the same page of another company would be taken for the one that was asked for.
 *
 * @param isStale the person is being asked for anew: a company that isn't known yet may have just been opened or joined
 * @returns whether that is still to be done: until then the page would be shown for another company
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
    if (!isMember) notify({ tone: 'warning', message: texts.notYourCompany, duration: 5000 })
    navigate(isMember ? readHere() : workspaceRoutes.start, { replace: true })
  }, [wanted, isMember, isStale, isElsewhere, readHere, choose, navigate, notify, texts])

  return wanted !== undefined
}
