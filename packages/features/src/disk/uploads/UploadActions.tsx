import { Button } from '@atrium/ui/button'
import { useTexts } from '../../shared/host/useKept'
import { diskMessages } from '../messages'
import styles from './ProgressBar.module.css'
import type { useUploadPanel } from './useUploadPanel'

interface UploadActionsProps {
  readonly panel: ReturnType<typeof useUploadPanel>
  /** Nothing was sent from this page. */
  readonly isEmpty: boolean
  /** Minimum number of uploads; two next to rows that have their own actions. Default: 2. */
  readonly from?: number
}

/** The actions for all uploads at once. */
export function UploadActions({ panel, isEmpty, from = 2 }: UploadActionsProps) {
  const texts = useTexts(diskMessages)
  const { going, resting, open, pause, resume, cancel, clear } = panel
  return (
    <>
      {going.length >= from && (
        <Button size="small" onClick={() => pause(going)}>
          {texts.pauseAll}
        </Button>
      )}
      {resting.length >= from && (
        <Button size="small" onClick={() => resume(resting)}>
          {texts.resumeAll}
        </Button>
      )}
      {open.length >= from && (
        <Button size="small" onClick={() => cancel(open)}>
          {texts.cancelAll}
        </Button>
      )}
      {!isEmpty && open.length === 0 && (
        <Button size="small" onClick={() => clear()}>
          {texts.close}
        </Button>
      )}
    </>
  )
}

interface ProgressBarProps {
  /** From 0 to 1. */
  readonly value: number
  /** The name of the measured upload. */
  readonly label: string
  readonly className?: string | undefined
}

/** The share that has been sent. */
export function ProgressBar({ value, label, className }: ProgressBarProps) {
  return <progress className={`${styles.bar} ${className ?? ''}`} aria-label={label} max={1} value={value} />
}
