import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { useHost, useTexts } from '../shared/host/useKept'
import { usePathname } from '../shared/host/useLocation'
import type { Company, Person } from './api'
import { chosenIdAtom, currentCompanyAtom, inPersonalSpaceAtom, personAtom } from './atoms'
import { workspaceMessages } from './messages'
import { rememberCompany } from './rememberCompany'
import { useEnterCompany } from './useEnterCompany'

/** The company on screen: changes it, stores it, and notices its loss or a change of role. */
export function useCompanyChoice({ companies }: Person, activeUrl: string | undefined) {
  const { store, tabStore, navigate, notify } = useHost()
  const pathname = usePathname()
  const texts = useTexts(workspaceMessages)
  const company = useAtomValue(currentCompanyAtom)
  const personal = useAtomValue(inPersonalSpaceAtom)
  const choose = useSetAtom(chosenIdAtom)
  const askPerson = useSetAtom(personAtom)
  const { enterCompany } = useEnterCompany()
  const before = useRef<Company>(undefined)
  const isTold = pathname === pagePaths.dissolutionNotice

  // The start page only needs the last visit.
  const arrived = pathname !== pagePaths.start && (company !== undefined || personal)
  useEffect(() => {
    if (arrived) rememberCompany({ store, tabStore }, company)
  }, [store, tabStore, company, arrived])

  const leaveCompany = useCallback(() => {
    before.current = undefined
    choose(undefined)
    rememberCompany({ store, tabStore }, undefined)
    navigate(pagePaths.personalHome)
    askPerson()
  }, [choose, store, tabStore, navigate, askPerson])

  useEffect(() => {
    const known = before.current
    before.current = company
    if (!known) return
    const same = companies.find((one) => one.companyId === known.companyId)
    if (!same && isTold) {
      choose(undefined)
    } else if (!same) {
      notify({ tone: 'notice', message: texts.companyLost(known.companyName), duration: 5000 })
      leaveCompany()
    } else if (same.role !== known.role && company?.companyId === same.companyId) {
      notify({ tone: 'notice', message: texts.roleChanged(texts[same.role]), duration: 5000 })
      enterCompany(same.companyId, activeUrl ?? pathname)
    }
  }, [company, companies, isTold, activeUrl, pathname, choose, notify, texts, leaveCompany, enterCompany])

  return { enterCompany, leaveCompany }
}
