import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { SeatBar } from '@atrium/ui/seat-bar'
import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { formatSize } from '../../shared/texts/formatSize'
import { quotaAtom } from '../atoms'
import { diskMessages } from '../messages'
import styles from './Quota.module.css'

/** How much of the disk is used. */
export function Quota() {
  const texts = useTexts(diskMessages)
  const quota = useAtomValue(quotaAtom)
  // Beside the heading in a phone's head there is room for the words alone.
  const isNarrow = useNarrowWindow()
  if (quota.state !== 'ready') return <span className={styles.quota} />
  const { used, total } = quota.value
  const words = texts.used(formatSize(used), formatSize(total))
  return (
    <span className={styles.quota}>
      {!isNarrow && <SeatBar className={styles.bar} used={used} total={total} label={words} />}
      <span aria-hidden={!isNarrow} className={styles.words}>
        {words}
      </span>
    </span>
  )
}
