import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Notice } from '@atrium/ui/notice'
import { Spinner } from '@atrium/ui/spinner'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { beginTestAction, finishTestAction } from '../actions'
import type { Connection, ConnectionSummary, TestResult } from '../api'
import styles from '../CompanyIdentity.module.css'
import { connectionsMessages } from '../messages'
import { useHostParts } from './HostParts'
import { LoadedDialog } from './LoadedDialog'
import { TestFacts } from './TestFacts'

interface TestDialogProps {
  readonly connection: ConnectionSummary
  /** The identity provider's answer, just now. Default: none, the last result is shown. */
  readonly ticket?: string
  readonly onClose: () => void
}

/** A sign-in at the identity provider that changes nothing, and what it stated. */
export function TestDialog({ connection, ticket, onClose }: TestDialogProps) {
  const texts = useTexts(connectionsMessages)
  const { connectionId, connectionName } = connection
  return (
    <LoadedDialog connectionId={connectionId} title={texts.testOf(connectionName)} onClose={onClose}>
      {(details) => <Test details={details} ticket={ticket} onClose={onClose} />}
    </LoadedDialog>
  )
}

interface TestProps extends Pick<TestDialogProps, 'onClose'> {
  readonly details: Connection
  readonly ticket: string | undefined
}

function Test({ details, ticket, onClose }: TestProps) {
  const { connectionId, connectionName, state, lastTest } = details
  const texts = useTexts(connectionsMessages)
  const { close } = useSharedLabels()
  const { onLeave } = useHostParts()
  const describe = useDescribeFailure()
  const beginning = useAction(useSetAtom(beginTestAction))
  const reading = useAction(useSetAtom(finishTestAction))
  const [fresh, setFresh] = useState<TestResult>()
  const [isLeaving, setLeaving] = useState(false)

  async function begin() {
    const begun = await beginning.run(connectionId)
    if (!begun.done) return
    setLeaving(true)
    onLeave(begun.value)
  }
  const read = useEffectEvent(async (answer: string) => {
    const result = await reading.run({ connectionId, ticket: answer })
    if (result.done) setFresh(result.value)
  })
  const began = useRef(false)
  useEffect(() => {
    // The answer counts once.
    if (ticket === undefined || began.current) return
    began.current = true
    void read(ticket)
  }, [ticket])

  const result = fresh ?? lastTest
  const failed = [beginning, reading].map(({ action }) => action).find((action) => action.state === 'failed')
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent width={560}>
        <DialogHeader title={texts.testOf(connectionName)} description={texts.testText} closeLabel={close} />
        <DialogBody>
          {reading.busy ? (
            <p role="status" className={styles.hint}>
              <Spinner /> {texts.reading}
            </p>
          ) : (
            result && <TestFacts result={result} isOn={state === 'on'} />
          )}
          <Notice
            tone="danger"
            role="alert"
            title={reading.action.state === 'failed' ? texts.readFailed : undefined}
          >
            {failed?.state === 'failed' && describe(failed.failure)}
          </Notice>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{texts.close}</Button>
          </DialogClose>
          <Button
            variant={result && result.problems.length === 0 ? 'secondary' : 'primary'}
            busy={beginning.busy || isLeaving}
            disabled={reading.busy}
            onClick={() => void begin()}
          >
            {result ? texts.testAgain : texts.beginTest}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
