import { useMeetingTime } from '../meetingTime'
import styles from './DateLeaf.module.css'

/** The day of a meeting, drawn as a calendar page; the time next to it has the same information as text. */
export function DateLeaf({ moment }: { readonly moment: string }) {
  const { month, day } = useMeetingTime()
  return (
    <span className={styles.leaf} aria-hidden>
      <span className={styles.month}>{month(moment)}</span>
      <span className={styles.day}>{day(moment)}</span>
    </span>
  )
}
