import { IconButton } from '@atrium/ui/icon-button'
import { Pause, Play, X } from 'lucide-react'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { formatSize } from '../../shared/texts/formatSize'
import { diskMessages } from '../messages'
import { ProgressBar } from './UploadActions'
import type { UploadItem } from './UploadItem'
import styles from './UploadPanel.module.css'

interface UploadRowProps {
  readonly item: UploadItem
  readonly onPause: () => void
  readonly onResume: () => void
  readonly onCancel: () => void
}

/** One file being uploaded. */
export function UploadRow({ item, onPause, onResume, onCancel }: UploadRowProps) {
  const texts = useTexts(diskMessages)
  const describe = useDescribeFailure()
  const { name, state, sent, failure, file } = item
  const isGoing = state === 'sending' || state === 'waiting'
  const isResting = state === 'paused' || (state === 'failed' && failure !== 'name')
  const sizes = `${formatSize(sent)} / ${formatSize(file.size)}`

  const line = {
    waiting: texts.waiting,
    sending: sizes,
    paused: `${texts.paused} · ${sizes}`,
    clash: texts.taken,
    failed: typeof failure === 'object' ? texts.uploadFailed(describe(failure)) : texts.badName,
    done: `${texts.done} · ${formatSize(file.size)}`,
  }[state]
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.line}>{line}</span>
      <span className={styles.actions}>
        {isGoing && (
          <IconButton size="small" label={texts.pauseOf(name)} icon={<Pause />} onClick={onPause} />
        )}
        {isResting && (
          <IconButton size="small" label={texts.resumeOf(name)} icon={<Play />} onClick={onResume} />
        )}
        {state !== 'done' && (
          <IconButton size="small" label={texts.cancelOf(name)} icon={<X />} onClick={onCancel} />
        )}
      </span>
      {(isGoing || isResting) && (
        <ProgressBar
          className={styles.bar}
          value={file.size === 0 ? 0 : sent / file.size}
          label={texts.progressOf(name)}
        />
      )}
    </li>
  )
}
