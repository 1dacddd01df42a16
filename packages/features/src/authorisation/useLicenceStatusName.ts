import { useCallback } from 'react'
import { useAuthorisationTexts } from './useAuthorisationTexts'
import type { LicenceStatus } from './wire'

export function useLicenceStatusName() {
  const { normal, disabled, expired } = useAuthorisationTexts()
  return useCallback(
    (status: LicenceStatus) => ({ normal, disabled, expired })[status],
    [normal, disabled, expired],
  )
}
