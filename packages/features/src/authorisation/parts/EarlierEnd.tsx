import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import styles from './EarlierEnd.module.css'

/** Below the validity of a batch: its seats that end earlier, because fewer were renewed. Nothing if all end together. */
export function EarlierEnd({ product: { earlierEnd } }: { readonly product: Product }) {
  const texts = useAuthorisationTexts()
  const { count, serviceDay } = useFormat()
  if (!earlierEnd) return null
  return (
    <span className={styles.ends}>
      {texts.earlierEnd(count(earlierEnd.seats), serviceDay(earlierEnd.endTime))}
    </span>
  )
}
