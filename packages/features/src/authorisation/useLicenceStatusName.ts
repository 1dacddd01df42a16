import { useCallback } from 'react'
import type { LicenceStatus } from './api'
import { useAuthorisationTexts } from './useAuthorisationTexts'

export function useLicenceStatusName() {
  const { normal, disabled, expired } = useAuthorisationTexts()
  return useCallback(
    (status: LicenceStatus) => ({ normal, disabled, expired })[status],
    [normal, disabled, expired],
  )
}
