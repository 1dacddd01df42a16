import { useAuthorisationTexts } from './useAuthorisationTexts'
import type { LicenceStatus } from './wire'

export function useLicenceStatusName() {
  const { normal, disabled, expired } = useAuthorisationTexts()
  return (status: LicenceStatus) => ({ normal, disabled, expired })[status]
}
