import { useCallback } from 'react'
import { useTexts } from '../host/useHost'
import type { LicenceStanding } from './LicenceStanding'
import { licenceMessages } from './messages'

export function useLicenceStatusName() {
  const texts = useTexts(licenceMessages)
  return useCallback((status: LicenceStanding['status']) => texts[status], [texts])
}
