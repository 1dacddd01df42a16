import { TruncatedText } from '@atrium/ui/tooltip'
import styles from './ProductCell.module.css'

interface ProductCellProps {
  readonly name: string
  /** Below the name; in rows of two lines, another column is there. Default: nothing. */
  readonly line?: string
  /** Somebody has to act because of the line. Default: no. */
  readonly isUrgent?: boolean
}

/** A product with a line of details. */
export const ProductCell = ({ name, line, isUrgent = false }: ProductCellProps) => (
  <span className={styles.cell}>
    <TruncatedText lines={2}>{name}</TruncatedText>
    {line && (
      <TruncatedText lines={2} className={isUrgent ? styles.urgent : styles.line}>
        {line}
      </TruncatedText>
    )}
  </span>
)

/** As wide as the longest words of a language, so that columns of both lists are aligned. */
export const ownWidths = {
  'zh-CN': { product: 360, lastUsed: 120, devices: 110, status: 110, actions: 110 },
  en: { product: 336, lastUsed: 130, devices: 140, status: 110, actions: 144 },
} as const
