import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { companyParameter } from '../shared/host/companyInAddress'
import { withQuery } from '../shared/host/query'
import { useHost, useTexts } from '../shared/host/useHost'
import type { Person } from './api'
import { chosenIdAtom, currentCompanyAtom } from './atoms'
import { workspaceMessages } from './messages'

/**
 * Enters the company that the address names, as a message's link does, and takes it out of the address.
 *
 * @returns whether that is still to be done: until then the page would be shown for another company
 */
export function useCompanyInAddress({ enterprises }: Person): boolean {
  const { location, navigate, notify } = useHost()
  const texts = useTexts(workspaceMessages)
  const company = useAtomValue(currentCompanyAtom)
  const choose = useSetAtom(chosenIdAtom)
  const { [companyParameter]: wanted, ...rest } = Object.fromEntries(new URLSearchParams(location.search))
  const here = withQuery(location.pathname, rest)
  const isMember = enterprises.some(({ enterpriseId }) => enterpriseId === wanted)
  const isElsewhere = wanted !== company?.enterpriseId

  useEffect(() => {
    if (wanted === undefined) return
    if (!isMember) notify({ tone: 'notice', message: texts.notYourCompany, duration: 5000 })
    else if (isElsewhere) choose(wanted)
    navigate(here, { replace: true })
  }, [wanted, isMember, isElsewhere, here, choose, navigate, notify, texts])

  return wanted !== undefined
}
