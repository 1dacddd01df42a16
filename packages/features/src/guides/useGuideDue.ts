import type { GuideStep } from '@atrium/ui/guide'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useHost } from '../shared/host/useKept'
import { apiAtom, type GuideName } from './api'
import { showWhenDue } from './showWhenDue'

/** Whether the guide is to be shown now. */
export function useGuideDue(guide: GuideName, steps: readonly GuideStep[]): boolean {
  const api = useAtomValue(apiAtom)
  const { companyRole } = useHost()
  const isFor = guide !== 'invitations' || companyRole === 'superAdministrator'
  const [isDue, setDue] = useState(false)

  useEffect(() => {
    if (!isFor) return
    const ending = new AbortController()
    const { signal } = ending
    const seen = api.getRecord({ query: { guide } }, { signal }).then((record) => record !== null)
    // If it can't be requested, it counts as seen.
    showWhenDue({ seen, steps, signal, show: () => setDue(true) }).catch(() => {})
    return () => ending.abort()
  }, [api, guide, isFor, steps])
  return isDue
}
