import { useCallback } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { daysLeft } from '../../shared/licence/LicenceStanding'
import { catalogueMessages } from '../messages'

/** How long something that ends then may still be used, in words. */
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
