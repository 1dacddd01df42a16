import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { meetingTime } from './meetingTime'
import { meetingMessages } from './messages'

/** From when until when a meeting is, and its day, at the venue. */
export function useMeetingTime() {
  const { locale, timeZone } = useHost()
  const { zoneName } = useTexts(meetingMessages)
  return useMemo(() => meetingTime({ locale, timeZone, zoneName }), [locale, timeZone, zoneName])
}
