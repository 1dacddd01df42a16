import { StatusBadge } from '@atrium/ui/status-badge'
import { useTexts } from '../host/useHost'
import { leafOf } from '../list/departmentPath'
import { useFormat } from '../texts/useFormat'
import type { Impact, Loser } from './api'
import styles from './ImpactDialog.module.css'
import { impactMessages } from './messages'

interface ImpactOfOneProps extends Pick<Impact, 'returns'> {
  readonly loser: Loser
}

/** What somebody whom the question names loses, and where each seat of it returns. */
export function ImpactOfOne({ loser, returns }: ImpactOfOneProps) {
  const texts = useTexts(impactMessages)
  const { list } = useFormat()
  const placesOf = (productId: string) =>
    returns.filter((row) => row.productId === productId).map((row) => leafOf(row.department))
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{texts.loses(loser.licences.length)}</h3>
      <ul className={styles.list}>
        {loser.licences.map(({ licenceId, productId, productName, isOnline, deviceCount }) => (
          <li key={licenceId}>
            <span className={styles.licence}>
              {productName}
              {isOnline && <StatusBadge tone="success">{texts.isOnline}</StatusBadge>}
              {deviceCount > 0 && <span className={styles.muted}>{texts.deviceCount(deviceCount)}</span>}
            </span>
            {placesOf(productId).length > 0 && (
              <p className={styles.whereTo}>{texts.returnsTo(list(placesOf(productId)))}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
