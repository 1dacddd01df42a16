import { useTexts } from '../../shared/host/useKept'
import { homeMessages } from '../messages'

interface WaitingSummaryProps {
  /** The number of pending tasks; undefined: unknown. */
  readonly waiting: number | undefined
  /** The number of weak protections of the account; undefined: unknown. */
  readonly weak: number | undefined
}

/** The person's pending tasks, in one line of the home's band. */
export function WaitingSummary({ waiting, weak }: WaitingSummaryProps) {
  const texts = useTexts(homeMessages)
  if (waiting === undefined || weak === undefined) return null
  const told = [waiting > 0 && texts.waiting(waiting), weak > 0 && texts.weak(weak)].filter(Boolean)
  return told.length > 0 ? told.join(texts.comma) : texts.nothingWaits
}
