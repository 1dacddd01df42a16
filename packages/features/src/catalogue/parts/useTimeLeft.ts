import { useCallback } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { daysLeft } from '../../shared/licence/LicenceStanding'
import { catalogueMessages } from '../messages'

/** The time left until this end, as text. */
export function useTimeLeft() {
  const texts = useTexts(catalogueMessages)
  return useCallback(
    (end: string) => {
      const days = daysLeft(end, new Date())
      return days <= 1 ? texts.lastDay : texts.left(days)
    },
    [texts],
  )
}
