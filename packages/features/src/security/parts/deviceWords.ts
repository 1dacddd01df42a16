import { useHost, useTexts } from '../../shared/host/useKept'
import { formatAgo } from '../../shared/texts/formatAgo'
import { useFormat } from '../../shared/texts/useFormat'
import type { OpenSession } from '../api'
import { securityMessages } from '../messages'

/** How long ago something was, or on which day where that is long. */
export function useAgo(now: Date) {
  const { locale } = useHost()
  const { day } = useFormat()
  return (moment: string) => formatAgo(moment, now, locale) ?? day(moment)
}

/** What somebody signed in with, as people call it. */
export function useDeviceName() {
  const texts = useTexts(securityMessages)
  return ({ browser, system, isWebClient }: Pick<OpenSession, 'browser' | 'system' | 'isWebClient'>) =>
    [browser || (isWebClient ? texts.browser : texts.installed), system].filter(Boolean).join(' · ')
}
