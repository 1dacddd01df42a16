import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FailureState } from '@atrium/ui/failure-state'
import { Download, RotateCw } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import type { Reason } from '../content/ContentProblem'
import { previewMessages } from '../messages'
import type { NotShownItem } from './NotShown'
import type { FilePreviewProps } from './PreviewedFile'
import styles from './Unshown.module.css'
import { Viewer } from './Viewer'

interface UnshownProps extends FilePreviewProps {
  readonly reason: Reason | 'empty' | 'unknown' | 'oldWord' | 'binaryDrawing' | 'noDrawing' | 'nothingDrawn'
  /** The longest content that would be shown, in words. */
  readonly bound?: string
  /** What the file contains and can't be shown. Default: not known. */
  readonly notShown?: readonly NotShownItem[]
}

/** Stands where a file can't be shown: says why, and offers it to be downloaded. */
export function Unshown({ reason, bound = '', notShown, onDownload, onRetry }: UnshownProps) {
  const texts = useTexts(previewMessages)
  const { retry } = useTexts(sharedMessages)
  const says = {
    empty: [texts.empty, texts.emptyHint],
    unknown: [texts.unknown, texts.unknownHint],
    oldWord: [texts.oldWord, texts.oldWordHint],
    binaryDrawing: [texts.binaryDrawing, texts.binaryDrawingHint],
    tooMuch: [texts.tooMuch, texts.tooMuchHint],
    noDrawing: [texts.noDrawing, texts.noDrawingHint],
    nothingDrawn: [texts.nothingDrawn, texts.unknownHint],
    broken: [texts.broken, texts.brokenHint],
    tooBig: [texts.tooBig, texts.tooBigHint(bound)],
    failed: [texts.interrupted, texts.interruptedHint],
  } as const
  const [title, description] = says[reason]
  // Where nothing may be downloaded, no hint says to do it.
  const hint =
    onDownload || reason === 'empty'
      ? description
      : reason === 'failed'
        ? texts.retryHint
        : texts.noDownloadHint
  const isFailure = reason === 'broken' || reason === 'failed'
  const State = isFailure ? FailureState : EmptyState
  return (
    <Viewer label={texts.file} notShown={notShown}>
      <div className={styles.unshown}>
        <State
          title={title}
          description={hint}
          action={
            <>
              {reason === 'failed' && onRetry && (
                <Button icon={<RotateCw />} onClick={onRetry}>
                  {retry}
                </Button>
              )}
              {onDownload && (
                <Button
                  variant={reason === 'failed' ? 'secondary' : 'primary'}
                  icon={<Download />}
                  onClick={onDownload}
                >
                  {texts.download}
                </Button>
              )}
            </>
          }
        />
      </div>
    </Viewer>
  )
}
