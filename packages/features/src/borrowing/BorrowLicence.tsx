import { midLength } from '@atrium/contracts/borrowing/contract'
import { Button } from '@atrium/ui/button'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { DialogBody, DialogFooter } from '@atrium/ui/dialog'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { TextField } from '@atrium/ui/text-field'
import { useState } from 'react'
import * as v from 'valibot'
import { Field } from '../shared/form/Field'
import { FormDialog } from '../shared/form/FormDialog'
import { useForm } from '../shared/form/useForm'
import { useDescribeFailure, useHost, useTexts } from '../shared/host/useKept'
import { saveFile } from '../shared/list/export/saveFile'
import { RequestFailure } from '../shared/request/RequestFailure'
import { useAction } from '../shared/request/useAction'
import layout from '../shared/screen/Layout.module.css'
import { Question } from '../shared/screen/Question'
import { useFormat } from '../shared/texts/useFormat'
import { Verbatim } from '../shared/texts/Verbatim'
import { borrowAction, getFileAction, reportLostAction, returnOwnAction } from './actions'
import type { OwnBorrowing } from './api'
import { borrowingMessages } from './messages'
import styles from './parts/Borrowing.module.css'
import { PlainDialog } from './parts/PlainDialog'
import { type OwnLicenceDialogProps, useOpenLicence } from './parts/useOpenLicence'
import { wholeBetween } from './parts/wholeBetween'

/** Borrows one of the person's licences for a device, or shows the licence file that runs. */
export function BorrowLicence(props: OwnLicenceDialogProps) {
  const texts = useTexts(borrowingMessages)
  const [request, retry] = useOpenLicence(props.licenceId)
  const plain = { title: texts.borrowTitle(props.productName), onClose: props.onClose }
  if (request.state === 'failed')
    return (
      <PlainDialog {...plain}>
        <DialogBody>
          <RequestFailure failure={request.failure} title={texts.borrowFailed} onRetry={retry} />
        </DialogBody>
      </PlainDialog>
    )
  const borrowing = request.state === 'ready' ? request.value : undefined
  if (borrowing?.borrowed) return <Running {...plain} borrowed={borrowing.borrowed} />
  if (borrowing && (!borrowing.isUsable || borrowing.longestDays === 0))
    return (
      <PlainDialog {...plain}>
        <DialogBody>
          <Notice tone="warning">{borrowing.isUsable ? texts.notAllowed : texts.notUsable}</Notice>
        </DialogBody>
      </PlainDialog>
    )
  return <BorrowForm {...props} borrowing={borrowing} />
}

const day = 86_400_000
const fewDays = 7

interface BorrowFormProps extends OwnLicenceDialogProps {
  /** Undefined: loading. */
  readonly borrowing: OwnBorrowing | undefined
}

function BorrowForm({ licenceId, productName, borrowing, onClose }: BorrowFormProps) {
  const texts = useTexts(borrowingMessages)
  const { serviceDay } = useFormat()
  const { notify } = useHost()
  const { perform } = useAction(borrowAction)
  const { longestDays = 1, latestEnd = null } = borrowing ?? {}
  const days = wholeBetween(1, longestDays, texts.daysWrong(longestDays))
  const form = useForm({
    schema: v.object({
      machineId: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(texts.fingerprintRequired),
        v.regex(/^[\w.:+/=-]{4,}$/, texts.fingerprintWrong),
      ),
      days,
    }),
    initial: { machineId: '', days: String(Math.min(fewDays, longestDays)) },
    async submit({ machineId, days }) {
      const { licenceFile, fileName, endsAt } = await perform({ licenceId, machineId, days })
      saveFile(fileName, new Blob([licenceFile], { type: 'application/jwt' }))
      notify({ tone: 'success', message: texts.borrowedNow(serviceDay(endsAt)) })
      onClose()
      return undefined
    },
  })
  const typed = v.safeParse(days, form.values.days)
  const until = typed.success ? serviceDay(earlier(typed.output, latestEnd)) : ''
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.borrowTitle(productName)}
      description={texts.borrowText}
      submitLabel={texts.borrowNow}
      busy={form.busy || borrowing === undefined}
      width={560}
    >
      {borrowing === undefined ? (
        <div className={styles.loading} aria-busy>
          <Skeleton lines={4} />
        </div>
      ) : (
        <div className={layout.fields}>
          <Field form={form} name="machineId" label={texts.fingerprint} hint={texts.fingerprintHint} required>
            {(control) => (
              // It appears after the dialog has opened, and has chosen another element to focus.
              <TextField {...control} autoFocus maxLength={midLength} autoComplete="off" spellCheck={false} />
            )}
          </Field>
          <Field
            form={form}
            name="days"
            label={texts.days}
            hint={texts.daysHint(longestDays, until)}
            required
          >
            {(control) => (
              <TextField {...control} className={styles.number} inputMode="numeric" maxLength={3} />
            )}
          </Field>
        </div>
      )}
    </FormDialog>
  )
}

/** The end of a file: some days from now, but not after the latest end. */
function earlier(days: number, latestEnd: string | null): string {
  const end = new Date(Date.now() + days * day).toISOString()
  return latestEnd !== null && latestEnd < end ? latestEnd : end
}

interface RunningProps {
  readonly title: string
  readonly borrowed: NonNullable<OwnBorrowing['borrowed']>
  readonly onClose: () => void
}

/** The licence file that runs: it can be downloaded again, returned early, or reported lost. */
function Running({ title, borrowed, onClose }: RunningProps) {
  const texts = useTexts(borrowingMessages)
  const { serviceDay, day } = useFormat()
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const download = useAction(getFileAction)
  const giveBack = useAction(returnOwnAction)
  const report = useAction(reportLostAction)
  const [asked, ask] = useState<'return' | 'lost'>()
  const { id, machineId, endsAt, lostAt } = borrowed
  const until = serviceDay(endsAt)
  return (
    <PlainDialog title={title} onClose={onClose}>
      <DialogBody className={styles.body}>
        {lostAt && <Notice tone="warning">{texts.lostSince(day(lostAt))}</Notice>}
        <DescriptionList columns={1} termWidth="112px">
          <DescriptionItem term={texts.runningOn}>
            <Verbatim>{machineId}</Verbatim>
          </DescriptionItem>
          <DescriptionItem term={texts.canUseUntil}>
            <Verbatim>{until}</Verbatim>
          </DescriptionItem>
        </DescriptionList>
        {!lostAt && <p className={styles.note}>{texts.putThere}</p>}
      </DialogBody>
      <DialogFooter>
        {!lostAt && <Button onClick={() => ask('lost')}>{texts.reportLost}</Button>}
        {!lostAt && <Button onClick={() => ask('return')}>{texts.giveBack}</Button>}
        {!lostAt && (
          <Button
            variant="primary"
            busy={download.busy}
            onClick={async () => {
              const result = await download.run(id)
              if (result.done)
                saveFile(
                  result.value.fileName,
                  new Blob([result.value.licenceFile], { type: 'application/jwt' }),
                )
              else notify({ tone: 'failure', message: texts.downloadFailed(describe(result.failure)) })
            }}
          >
            {texts.download}
          </Button>
        )}
      </DialogFooter>
      <Question
        open={asked === 'return'}
        onOpenChange={() => ask(undefined)}
        title={texts.giveBackTitle}
        description={texts.giveBackText}
        confirmLabel={texts.giveBackYes}
        done={texts.givenBack}
        onConfirm={async () => {
          await giveBack.perform(id)
          onClose()
        }}
      />
      <Question
        open={asked === 'lost'}
        onOpenChange={() => ask(undefined)}
        title={texts.reportLostTitle}
        description={texts.reportLostText(until)}
        confirmLabel={texts.reportLostYes}
        tone="danger"
        done={texts.reportedLost}
        onConfirm={async () => {
          await report.perform(id)
        }}
      />
    </PlainDialog>
  )
}
