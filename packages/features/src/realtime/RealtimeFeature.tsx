import { useEffect } from 'react'
import { useEvent } from '../shared/useEvent'
import { useHost, useTexts } from '../shared/useHost'
import { realtimeMessages } from './messages'
import { realtimeRoutes } from './routes'
import { type RealtimeOptions, startRealtime } from './startRealtime'

export interface RealtimeFeatureProps extends Omit<RealtimeOptions, 'events'> {}

/**
 * Turns real time on for every feature of the provider around it, for as long as it is shown: put it where somebody
 * is signed in. It shows nothing itself.
 */
export function RealtimeFeature({ tokens, baseUrl, fetch, pauses }: RealtimeFeatureProps) {
  const { events, notify, navigate } = useHost()
  const texts = useTexts(realtimeMessages)

  useEffect(
    () => startRealtime({ tokens, events, baseUrl, fetch, ...(pauses && { pauses }) }),
    [tokens, events, baseUrl, fetch, pauses],
  )

  useEvent('OnCancelAuditPassed', ({ text, payload }) => {
    if (!text.includes('dissolved')) return
    const { enterpriseName } = payload
    const message = typeof enterpriseName === 'string' ? texts.dissolved(enterpriseName) : text
    notify({ tone: 'failure', message })
    navigate(realtimeRoutes.dissolved)
  })
  return null
}
