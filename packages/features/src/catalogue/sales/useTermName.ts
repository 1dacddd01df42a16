import { useTexts } from '../../shared/host/useHost'
import { salesMessages } from './messages'

/** How long a package lasts, in words. */
export function useTermName() {
  const texts = useTexts(salesMessages)
  return (months: number | null) => (months === null ? texts.forever : texts.months(months))
}
