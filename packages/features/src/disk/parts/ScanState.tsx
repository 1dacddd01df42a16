import { StatusBadge } from '@atrium/ui/status-badge'
import { useTexts } from '../../shared/host/useKept'
import type { DiskNode } from '../api'
import { diskMessages } from '../messages'
import styles from './NodeName.module.css'

interface ScanStateProps {
  readonly scan: NonNullable<DiskNode['scan']>
  /** A dot and a word, for narrow spaces. Default: infected files stand out. */
  readonly quiet?: boolean
}

const texts = { pending: 'scanPending', infected: 'scanInfected', tooLarge: 'scanTooLarge' } as const

/** The reason why others can't access a file: it waits for a scan, is infected, or is too large to scan. */
export function ScanState({ scan, quiet }: ScanStateProps) {
  const words = useTexts(diskMessages)
  return (
    <StatusBadge
      tone={scan === 'infected' ? 'danger' : 'neutral'}
      className={styles.scan}
      {...(quiet && { quiet })}
    >
      {words[texts[scan]]}
    </StatusBadge>
  )
}
