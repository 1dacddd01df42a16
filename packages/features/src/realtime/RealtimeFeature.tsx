import { pagePaths } from '@atrium/contracts/paths'
import { useEffect } from 'react'
import { dissolvedCompany } from '../shared/host/dissolvedCompany'
import { useHost, useTexts } from '../shared/host/useKept'
import { usePathname } from '../shared/host/useLocation'
import { makeAllStale } from '../shared/request/stale'
import { useEvent } from '../shared/request/useEvent'
import { deregistration } from './api'
import { realtimeMessages } from './messages'
import { ConnectionNotice } from './parts/ConnectionNotice'
import { type RealtimeOptions, startRealtime } from './startRealtime'
import { useConnection } from './useConnection'

export interface RealtimeFeatureProps extends Omit<RealtimeOptions, 'events' | 'onConnection'> {}

/**
 * Turns on real-time updates for every feature of the surrounding provider while it is mounted: put it where
 * somebody is signed in. It shows only that the connection is lost, and reloads all data when it is back.
 */
export function RealtimeFeature({ tokens, baseUrl, fetch, pauses }: RealtimeFeatureProps) {
  const host = useHost()
  const { events, notify, navigate, tabStore } = host
  const pathname = usePathname()
  const texts = useTexts(realtimeMessages)

  const { state, since, tell, look } = useConnection({
    isReachable: () => isReachable(baseUrl, fetch),
    onRestored: () => {
      makeAllStale(events)
      notify({ tone: 'success', message: texts.restored })
    },
  })

  useEffect(
    () => startRealtime({ tokens, events, baseUrl, fetch, onConnection: tell, ...(pauses && { pauses }) }),
    [tokens, events, baseUrl, fetch, pauses, tell],
  )

  // Later visits to the page are about the current company.
  useEffect(() => {
    if (pathname !== pagePaths.dissolutionNotice) dissolvedCompany.forget({ tabStore })
  }, [pathname, tabStore])

  useEvent('OnCancelAuditPassed', deregistration, ({ text, payload: { outcome, companyName } }) => {
    if (outcome !== 'dissolved') return
    if (companyName !== undefined) dissolvedCompany.write(host, companyName)
    const message = companyName === undefined ? text : texts.dissolved(companyName)
    notify({ tone: 'failure', message })
    // Going back would show the same page of the next company.
    navigate(pagePaths.dissolutionNotice, { replace: true })
  })
  return (
    <ConnectionNotice state={state} since={since} onRetry={look} onRefresh={() => makeAllStale(events)} />
  )
}

const longestAnswer = 5000

/** Whether the service answers, whatever the answer. */
async function isReachable(baseUrl = '', fetch = globalThis.fetch): Promise<boolean> {
  try {
    const answer = await fetch(`${baseUrl}/healthz`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(longestAnswer),
    })
    return answer.status < 500
  } catch {
    return false
  }
}
