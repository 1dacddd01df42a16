import { SeatBar } from '@atrium/ui/seat-bar'
import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { formatSize } from '../../shared/texts/formatSize'
import { quotaAtom } from '../atoms'
import { diskMessages } from '../messages'
import styles from './Quota.module.css'

/** The used space of the disk. */
export function Quota() {
  const texts = useTexts(diskMessages)
  const quota = useAtomValue(quotaAtom)
  if (quota.state !== 'ready') return <span className={styles.quota} />
  const { used, total } = quota.value
  const words = texts.used(formatSize(used), formatSize(total))
  return (
    <span className={styles.quota}>
      <SeatBar className={styles.bar} used={used} total={total} label={words} />
      <span aria-hidden="true" className={styles.words}>
        {words}
      </span>
    </span>
  )
}
