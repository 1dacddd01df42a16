import { useHost, useTexts } from '../../shared/host/useKept'
import { formatAgo } from '../../shared/texts/formatAgo'
import { useFormat } from '../../shared/texts/useFormat'
import type { OpenSession } from '../api'
import { securityMessages } from '../messages'

/** The time since a moment, or its day if that is long ago. */
export function useAgo(now: Date) {
  const { locale } = useHost()
  const { day } = useFormat()
  return (moment: string) => formatAgo(moment, now, locale) ?? day(moment)
}

/** The device of a sign-in, as text. */
export function useDeviceName() {
  const texts = useTexts(securityMessages)
  return ({ browser, system, isWebClient }: Pick<OpenSession, 'browser' | 'system' | 'isWebClient'>) =>
    [browser || (isWebClient ? texts.browser : texts.installed), system].filter(Boolean).join(' · ')
}
