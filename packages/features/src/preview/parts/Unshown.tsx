import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FailureState } from '@atrium/ui/failure-state'
import { Download, RotateCw } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import type { Reason } from '../content/ContentProblem'
import type { Format } from '../kind/Format'
import type { Fact } from '../kind/factsOf'
import { formatMessages } from '../kind/messages'
import { previewMessages } from '../messages'
import { FileFacts } from './FileFacts'
import { hintOf } from './hintOf'
import type { NotShownItem } from './NotShown'
import type { FilePreviewProps } from './PreviewedFile'
import styles from './Unshown.module.css'
import { Viewer } from './Viewer'

interface UnshownProps extends FilePreviewProps {
  readonly reason: Reason | 'empty' | 'unread' | 'mismatch' | 'noDrawing' | 'nothingDrawn'
  /** What it is, where that is known. */
  readonly format?: Format | undefined
  /** What the file says of itself. Default: nothing. */
  readonly facts?: readonly Fact[]
  /** The longest content that would be shown, in words. */
  readonly bound?: string
  /** What the file contains and can't be shown. Default: not known. */
  readonly notShown?: readonly NotShownItem[]
}

/** Shown for a file that can't be displayed: says why and what it is, and offers the download. */
export function Unshown(props: UnshownProps) {
  const { reason, format, facts, bound = '', file, notShown, onDownload, onRetry } = props
  const texts = useTexts(previewMessages)
  const formats = useTexts(formatMessages)
  const { retry } = useTexts(sharedMessages)
  const says = {
    empty: [texts.empty, texts.emptyHint],
    unread: format
      ? [texts.unread(formats[format]), formats[hintOf(format)]]
      : [texts.unknown, texts.unknownHint],
    mismatch: format
      ? [texts.mismatch, texts.mismatchHint(formats[format])]
      : [texts.broken, texts.brokenHint],
    protected: [texts.protected, texts.protectedHint],
    outside: [texts.outside, texts.outsideHint],
    unsupported: [texts.unsupported, texts.unsupportedHint],
    tooMuch: [texts.tooMuch, texts.tooMuchHint],
    noDrawing: [texts.noDrawing, texts.noDrawingHint],
    nothingDrawn: [texts.nothingDrawn, texts.unknownHint],
    broken: [texts.broken, texts.brokenHint],
    tooBig: [texts.tooBig, texts.tooBigHint(bound)],
    failed: [texts.interrupted, texts.interruptedHint],
  } as const
  const [title = '', description = ''] = says[reason]
  // Where nothing may be downloaded, no hint says to do it.
  const hint =
    onDownload || reason === 'empty'
      ? description
      : reason === 'failed'
        ? texts.retryHint
        : texts.noDownloadHint
  const isFailure = reason === 'broken' || reason === 'failed' || reason === 'mismatch'
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
        {withFacts.has(reason) && <FileFacts file={file} format={format} facts={facts} />}
      </div>
    </Viewer>
  )
}

/** Where the file itself is the reason, it is told what it is. */
const withFacts: ReadonlySet<UnshownProps['reason']> = new Set([
  ...(['unread', 'mismatch', 'protected', 'outside', 'unsupported', 'broken'] as const),
])
