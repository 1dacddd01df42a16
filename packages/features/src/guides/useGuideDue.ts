import { canShowGuide, type GuideStep, loadGuide } from '@atrium/ui/guide'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useHost } from '../shared/host/useHost'
import { apiAtom, type GuideName } from './api'

const delay = 1000
const lookEvery = 250
/** A page that takes longer to show what the guide points at is seen without it. */
const patience = 15_000

/** Whether the guide is to be shown now: unseen, a second after the page has what it points at, nothing in its way. */
export function useGuideDue(guide: GuideName, steps: readonly GuideStep[]): boolean {
  const api = useAtomValue(apiAtom)
  const { companyRole } = useHost()
  const isFor = guide !== 'invitations' || companyRole === 'superAdministrator'
  const [isDue, setDue] = useState(false)

  useEffect(() => {
    if (!isFor) return
    const ending = new AbortController()
    const { signal } = ending
    api
      .getRecord({ query: { guide } }, { signal })
      .then(async (record) => {
        if (record !== null) return
        // Before what may be in its way is looked for: nothing can come between then.
        await loadGuide()
        if (!signal.aborted) whenReady(steps, signal, () => setDue(true))
      })
      // What can't be asked is taken as seen.
      .catch(() => {})
    return () => ending.abort()
  }, [api, guide, isFor, steps])
  return isDue
}

/** Calls `show` after the delay, once an anchor is there and no dialog is open. */
function whenReady(steps: readonly GuideStep[], signal: AbortSignal, show: () => void): void {
  let waited = 0
  const timer = setInterval(() => {
    waited += lookEvery
    if (waited >= delay && canShowGuide(steps)) {
      clearInterval(timer)
      show()
    } else if (waited > patience) clearInterval(timer)
  }, lookEvery)
  signal.addEventListener('abort', () => clearInterval(timer))
}
