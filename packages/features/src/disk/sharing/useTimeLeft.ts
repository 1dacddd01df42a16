import { useTexts } from '../../shared/host/useHost'
import { sharingMessages } from './messages'
import { timeLeft } from './timeLeft'

/** How long a link is good for still, in words. */
export function useTimeLeft() {
  const texts = useTexts(sharingMessages)
  return (expiresAt: string | null): string => {
    const left = timeLeft(expiresAt, Date.now())
    if (typeof left === 'string') return texts[left]
    return { minutes: texts.minutesLeft, hours: texts.hoursLeft, days: texts.daysLeft }[left.unit](left.count)
  }
}
