import { useMemo } from 'react'
import { useHost } from '../../shared/host/useHost'
import { formatYuan } from '../../shared/texts/formatYuan'

export function useYuan() {
  const { locale } = useHost()
  return useMemo(() => formatYuan(locale), [locale])
}
