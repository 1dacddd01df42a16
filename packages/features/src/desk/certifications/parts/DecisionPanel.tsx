import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { certificationsMessages } from '../messages'
import { ApproveForm, type DecisionFormProps } from './ApproveForm'
import styles from './DecisionPanel.module.css'
import { KeyCap } from './KeyCap'
import { RejectForm } from './RejectForm'
import { useKeys } from './useKeys'

interface DecisionPanelProps {
  readonly caseId: string
  /** Whether it can be decided here and now. */
  readonly decides: boolean
  /** Go to the neighbours in the queue; undefined: there is none. */
  readonly onNext: (() => void) | undefined
  readonly onPrevious: (() => void) | undefined
  readonly onKeys: () => void
  readonly onDecided: DecisionFormProps['onDecided']
}

/** Approves or rejects the case, and goes on to its neighbours. */
export function DecisionPanel({
  caseId,
  decides,
  onNext,
  onPrevious,
  onKeys,
  onDecided,
}: DecisionPanelProps) {
  const texts = useTexts(certificationsMessages)
  const [form, setForm] = useState<'approve' | 'reject'>()
  const opened = decides ? form : undefined
  const root = useRef<HTMLDivElement>(null)
  function close() {
    setForm(undefined)
    root.current?.focus()
  }
  useKeys({
    a: decides ? () => setForm('approve') : undefined,
    r: decides ? () => setForm('reject') : undefined,
    j: onNext,
    ArrowRight: onNext,
    k: onPrevious,
    ArrowLeft: onPrevious,
    '?': onKeys,
  })
  return (
    <div ref={root} tabIndex={-1} className={styles.panel}>
      {opened === 'approve' && <ApproveForm caseId={caseId} onDecided={onDecided} onCancel={close} />}
      {opened === 'reject' && <RejectForm caseId={caseId} onDecided={onDecided} onCancel={close} />}
      {!opened && (
        <div className={styles.bar}>
          {decides && (
            <>
              <Button
                variant="primary"
                className={styles.decide}
                aria-keyshortcuts="A"
                onClick={() => setForm('approve')}
              >
                {texts.approve}
                <KeyCap>A</KeyCap>
              </Button>
              <Button
                tone="danger"
                className={styles.decide}
                aria-keyshortcuts="R"
                onClick={() => setForm('reject')}
              >
                {texts.reject}
                <KeyCap>R</KeyCap>
              </Button>
            </>
          )}
          <span className={styles.steps}>
            <IconButton
              icon={<ChevronLeft />}
              label={texts.previous}
              aria-keyshortcuts="K"
              disabled={!onPrevious}
              onClick={onPrevious}
            />
            <IconButton
              icon={<ChevronRight />}
              label={texts.next}
              aria-keyshortcuts="J"
              disabled={!onNext}
              onClick={onNext}
            />
            <IconButton
              icon={<Keyboard />}
              label={texts.keys}
              aria-keyshortcuts="?"
              className={styles.keys}
              onClick={onKeys}
            />
          </span>
        </div>
      )}
    </div>
  )
}
