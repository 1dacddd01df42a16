import { useEffect } from 'react'
import { dissolvedCompany } from '../shared/host/dissolvedCompany'
import { useHost, useTexts } from '../shared/host/useHost'
import { usePathname } from '../shared/host/useLocation'
import { useEvent } from '../shared/request/useEvent'
import { deregistration } from './api'
import { realtimeMessages } from './messages'
import { realtimeRoutes } from './routes'
import { type RealtimeOptions, startRealtime } from './startRealtime'

export interface RealtimeFeatureProps extends Omit<RealtimeOptions, 'events'> {}

/**
 * Turns real time on for every feature of the provider around it, for as long as it is shown: put it where somebody
 * is signed in. It shows nothing itself.
 */
export function RealtimeFeature({ tokens, baseUrl, fetch, pauses }: RealtimeFeatureProps) {
  const host = useHost()
  const { events, notify, navigate, tabStore } = host
  const pathname = usePathname()
  const texts = useTexts(realtimeMessages)

  useEffect(
    () => startRealtime({ tokens, events, baseUrl, fetch, ...(pauses && { pauses }) }),
    [tokens, events, baseUrl, fetch, pauses],
  )

  // Later visits to the page are about the company that one is in.
  useEffect(() => {
    if (pathname !== realtimeRoutes.dissolved) dissolvedCompany.forget({ tabStore })
  }, [pathname, tabStore])

  useEvent('OnCancelAuditPassed', deregistration, ({ text, payload: { outcome, companyName } }) => {
    if (outcome !== 'dissolved') return
    if (companyName !== undefined) dissolvedCompany.write(host, companyName)
    const message = companyName === undefined ? text : texts.dissolved(companyName)
    notify({ tone: 'failure', message })
    // Back to where one was would show the same page of the next company.
    navigate(realtimeRoutes.dissolved, { replace: true })
  })
  return null
}
