import { useTexts } from '../../shared/host/useKept'
import { sharingMessages } from './messages'

/** The remaining validity of a link, as text. */
export function useTimeLeft() {
  const texts = useTexts(sharingMessages)
  return (expiresAt: string | null): string => {
    const left = timeLeft(expiresAt, Date.now())
    if (typeof left === 'string') return texts[left]
    return { minutes: texts.minutesLeft, hours: texts.hoursLeft, days: texts.daysLeft }[left.unit](left.count)
  }
}

type Left = { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } | 'forever' | 'over'

const minute = 60_000

/** The remaining validity of a link, in the largest unit that fits, rounded up. */
export function timeLeft(expiresAt: string | null, now: number): Left {
  if (expiresAt === null) return 'forever'
  const minutes = (new Date(expiresAt).getTime() - now) / minute
  if (minutes <= 0) return 'over'
  if (minutes < 60) return { unit: 'minutes', count: Math.ceil(minutes) }
  if (minutes < 24 * 60) return { unit: 'hours', count: Math.ceil(minutes / 60) }
  return { unit: 'days', count: Math.ceil(minutes / 60 / 24) }
}
