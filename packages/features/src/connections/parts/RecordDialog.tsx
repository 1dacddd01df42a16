import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Notice } from '@atrium/ui/notice'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { CopyLines } from '../../shared/screen/CopyLines'
import layout from '../../shared/screen/Layout.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { verifyDomainAction } from '../actions'
import type { DomainVerdict } from '../api'
import styles from '../CompanyIdentity.module.css'
import { connectionsMessages } from '../messages'

interface RecordDialogProps {
  readonly domain: string
  /** Of the TXT record. */
  readonly name: string
  readonly value: string
  readonly onClose: () => void
}

/** The record that proves whose a domain is, and whether it is found. */
export function RecordDialog({ domain, name, value, onClose }: RecordDialogProps) {
  const texts = useTexts(connectionsMessages)
  const { close } = useSharedLabels()
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run, action, busy } = useAction(useSetAtom(verifyDomainAction))
  const [answer, setAnswer] = useState<DomainVerdict>()

  async function verify() {
    const result = await run(domain)
    if (!result.done) return setAnswer(undefined)
    setAnswer(result.value)
    if (result.value.verdict !== 'verified') return
    notify({ tone: 'success', message: texts.verified })
    onClose()
  }
  const problem = useVerdictText(answer)
  return (
    <Dialog open onOpenChange={(open) => open || busy || onClose()}>
      <DialogContent width={520}>
        <DialogHeader title={texts.recordTitle(domain)} description={texts.recordText} closeLabel={close} />
        <DialogBody>
          <div className={layout.fields}>
            <CopyLines
              lines={[
                { label: texts.recordKind, value: 'TXT' },
                { label: texts.recordName, value: name, copyLabel: texts.copyName },
                { label: texts.recordValue, value, copyLabel: texts.copyValue },
              ]}
            />
            <p className={styles.hint}>{texts.recordNameHint(name.split('.', 1).join())}</p>
            <Notice tone={action.state === 'failed' ? 'danger' : 'warning'} role="alert">
              {!busy && (action.state === 'failed' ? describe(action.failure) : problem)}
            </Notice>
          </div>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button disabled={busy}>{texts.close}</Button>
          </DialogClose>
          <Button variant="primary" busy={busy} onClick={() => void verify()}>
            {texts.verify}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function useVerdictText(answer: DomainVerdict | undefined): string | undefined {
  const texts = useTexts(connectionsMessages)
  const format = useFormat()
  if (!answer) return undefined
  const { verdict, found } = answer
  switch (verdict) {
    case 'verified':
      return undefined
    case 'missing':
      return found.length > 0 ? texts.missingFound(format.list(found)) : texts.missing
    case 'other':
      return texts.other(format.list(found))
    case 'unreachable':
      return texts.unreachable
  }
}
