import { useHost } from '../../shared/host/useHost'
import { formatAgo } from '../../shared/texts/formatAgo'
import { useFormat } from '../../shared/texts/useFormat'

/** How long ago something was, or on which day where that is long. */
export function useAgo(now: Date) {
  const { locale } = useHost()
  const { day } = useFormat()
  return (moment: string) => formatAgo(moment, now, locale) ?? day(moment)
}
