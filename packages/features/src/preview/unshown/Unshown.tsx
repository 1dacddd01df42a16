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
import { FileFacts } from '../parts/FileFacts'
import { hintOf } from '../parts/hintOf'
import type { NotShownItem } from '../parts/NotShown'
import type { FilePreviewProps } from '../parts/PreviewedFile'
import { Viewer } from '../parts/Viewer'
import styles from './Unshown.module.css'

interface UnshownProps extends FilePreviewProps {
  readonly reason: Reason | 'empty' | 'unread' | 'mismatch' | 'noDrawing' | 'nothingDrawn'
  /** Its format, if known. */
  readonly format?: Format | undefined
  /** Facts from the file's header. Default: none. */
  readonly facts?: readonly Fact[]
  /** The maximum size of content that would be shown, as text. */
  readonly bound?: string
  /** Content of the file that can't be shown. Default: unknown. */
  readonly notShown?: readonly NotShownItem[]
}

/** Shown for a file that can't be displayed: explains the reason, names its type, and offers the download. */
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
    blocked: [texts.blocked, texts.blockedHint],
    noDrawing: [texts.noDrawing, texts.noDrawingHint],
    nothingDrawn: [texts.nothingDrawn, texts.unknownHint],
    broken: [texts.broken, texts.brokenHint],
    tooBig: [texts.tooBig, texts.tooBigHint(bound)],
    failed: [texts.interrupted, texts.interruptedHint],
  } as const
  const [title = '', description = ''] = says[reason]
  // If downloads aren't allowed, no hint suggests one.
  const hint =
    onDownload || reason === 'empty' || reason === 'blocked'
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

/** Reasons in the file itself, for which its facts are shown. */
const withFacts: ReadonlySet<UnshownProps['reason']> = new Set([
  ...(['unread', 'mismatch', 'protected', 'outside', 'unsupported', 'broken'] as const),
])
