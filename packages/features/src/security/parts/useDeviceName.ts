import { useTexts } from '../../shared/host/useHost'
import type { OpenSession } from '../api'
import { securityMessages } from '../messages'

/** What somebody signed in with, as people call it. */
export function useDeviceName() {
  const texts = useTexts(securityMessages)
  return ({ browser, system, isWebClient }: Pick<OpenSession, 'browser' | 'system' | 'isWebClient'>) =>
    [browser || (isWebClient ? texts.browser : texts.installed), system].filter(Boolean).join(' · ')
}
