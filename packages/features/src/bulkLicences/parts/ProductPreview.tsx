import { X } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import { useLicenceStatusName } from '../../shared/licence/LicenceState'
import { leafOf } from '../../shared/list/cells/departmentPath'
import { useFormat } from '../../shared/texts/useFormat'
import type { BulkKind, PreviewedProduct } from '../api'
import { bulkLicencesMessages } from '../messages'
import choice from './Choice.module.css'
import styles from './Preview.module.css'

interface ProductPreviewProps {
  readonly kind: BulkKind
  readonly product: PreviewedProduct
  readonly onRemove: () => void
}

const mostPools = 3
const mostShort = 5

/** One product: how many gain or lose it, whose seats those are, who is skipped, and who gets none. */
export function ProductPreview({ kind, product, onRemove }: ProductPreviewProps) {
  const texts = useTexts(bulkLicencesMessages)
  const format = useFormat()
  const nameOf = useLicenceStatusName()
  const { productName, endTime, status, count, unchanged, short, without, onlineCount } = product
  const pools = usePools(product)
  const isGrant = kind === 'grant'
  const facts = [
    endTime === null ? texts.permanent : texts.until(format.serviceDay(endTime)),
    count > 0 && pools !== '' && (isGrant ? texts.from(pools) : texts.returnsTo(pools)),
    unchanged > 0 && (isGrant ? texts.heldBy : texts.notHeldBy)(unchanged),
  ]
  const names = without.slice(0, mostShort).map(({ realName }) => realName)
  return (
    <li className={styles.product}>
      <span className={styles.name} title={productName}>
        {productName}
      </span>
      <span className={styles.count} data-state={count === 0 ? 'none' : kind}>
        {count > 0 ? (isGrant ? texts.gainCount(count) : texts.lossCount(count)) : '0'}
      </span>
      <button
        type="button"
        className={choice.remove}
        aria-label={texts.removeProduct(productName)}
        onClick={onRemove}
      >
        <X aria-hidden />
      </button>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      {status !== 'normal' && isGrant && (
        <span className={styles.problem}>{texts.notUsable(nameOf(status))}</span>
      )}
      {short > 0 && <span className={styles.problem}>{texts.shortOf(format.people(names, short))}</span>}
      {onlineCount > 0 && <span className={styles.problem}>{texts.onlineOf(onlineCount)}</span>}
    </li>
  )
}

/** The departments that own the seats, largest share first. */
function usePools({ pools }: PreviewedProduct): string {
  const texts = useTexts(bulkLicencesMessages)
  const { list } = useFormat()
  const sorted = pools.toSorted((one, other) => other.count - one.count)
  const named = sorted.slice(0, mostPools).map((pool) => texts.pool(leafOf(pool.department), pool.count))
  const rest = sorted.slice(mostPools)
  const restCount = rest.reduce((sum, pool) => sum + pool.count, 0)
  return list(rest.length > 0 ? [...named, texts.morePools(rest.length, restCount)] : named)
}
