import { useTexts } from '../../shared/host/useKept'
import { homeMessages } from '../messages'

interface WaitingSummaryProps {
  /** How many things wait for the person; undefined while that isn't known. */
  readonly waiting: number | undefined
  /** How many protections of the account are weak; undefined while that isn't known. */
  readonly weak: number | undefined
}

/** What waits for the person, in a line of the home's band. */
export function WaitingSummary({ waiting, weak }: WaitingSummaryProps) {
  const texts = useTexts(homeMessages)
  if (waiting === undefined || weak === undefined) return null
  const told = [waiting > 0 && texts.waiting(waiting), weak > 0 && texts.weak(weak)].filter(Boolean)
  return told.length > 0 ? told.join(texts.comma) : texts.nothingWaits
}
