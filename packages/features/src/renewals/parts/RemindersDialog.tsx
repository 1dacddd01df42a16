import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useAction } from '../../shared/request/useAction'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { saveRemindersAction } from '../actions'
import type { EndReminders } from '../api'
import { remindersAtom } from '../atoms'
import { renewalsMessages } from '../messages'
import styles from './RemindersDialog.module.css'

interface RemindersDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** How many days before an end buyers are reminded, for all products and for single ones. */
export function RemindersDialog({ open, onOpenChange }: RemindersDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {open && <Content onClose={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function Content({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(renewalsMessages)
  const labels = useSharedLabels()
  const [reminders, refresh] = useAtom(remindersAtom)
  return (
    <DialogContent width={520}>
      <DialogHeader
        title={texts.remindersTitle}
        description={texts.remindersHint}
        closeLabel={labels.close}
      />
      {reminders.state === 'ready' ? (
        <Days reminders={reminders.value} onClose={onClose} />
      ) : (
        <DialogBody>
          {reminders.state === 'failed' ? (
            <RequestFailure failure={reminders.failure} title={texts.remindersFailed} onRetry={refresh} />
          ) : (
            <Skeleton lines={4} />
          )}
        </DialogBody>
      )}
    </DialogContent>
  )
}

const everything = 'all products'
/** The days that are offered, beside those that were chosen by other means. */
const offered = [180, 90, 60, 30, 14, 7] as const

interface DaysProps {
  readonly reminders: EndReminders
  readonly onClose: () => void
}

function Days({ reminders: { reminderDays, products }, onClose }: DaysProps) {
  const texts = useTexts(renewalsMessages)
  const { cancel } = useTexts(sharedMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run, action, busy } = useAction(saveRemindersAction)
  const [of, setOf] = useState(everything)
  const product = products.find(({ batchId }) => batchId === of)
  // Undefined: not changed here. Null: those of the company.
  const [changed, setChanged] = useState<readonly number[] | null>()
  const own = changed === undefined ? (product ? product.reminderDays : reminderDays) : changed
  const days = own ?? reminderDays
  const choices = [...new Set([...offered, ...days])].sort((one, other) => other - one)

  async function save() {
    const saved = await run({ batchId: product?.batchId ?? null, reminderDays: own && [...own] })
    if (!saved.done) return
    notify({ tone: 'success', message: texts.remindersSaved })
    onClose()
  }

  return (
    <>
      <DialogBody className={styles.body}>
        <FormField label={texts.remindersOf}>
          <Select
            value={of}
            onValueChange={(next) => {
              setOf(next)
              setChanged(undefined)
            }}
            options={[
              { value: everything, label: texts.allProducts },
              ...products.map(({ batchId, productName, reminderDays }) => ({
                value: batchId,
                label: reminderDays ? texts.ownDays(productName) : productName,
              })),
            ]}
          />
        </FormField>
        <fieldset className={styles.days}>
          <legend>{texts.remindBefore}</legend>
          {product && (
            <Checkbox
              checked={own === null}
              onCheckedChange={(isSame) => setChanged(isSame === true ? null : reminderDays)}
            >
              {texts.likeCompany}
            </Checkbox>
          )}
          <div className={styles.choices}>
            {choices.map((day) => (
              <Checkbox
                key={day}
                checked={days.includes(day)}
                disabled={own === null}
                onCheckedChange={(isOn) =>
                  setChanged(isOn === true ? [...days, day] : days.filter((other) => other !== day))
                }
              >
                {texts.daysBefore(day)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      </DialogBody>
      <DialogFooter>
        <Notice tone="danger" role="alert">
          {action.state === 'failed' && describe(action.failure)}
        </Notice>
        <DialogClose asChild>
          <Button disabled={busy}>{cancel}</Button>
        </DialogClose>
        <Button variant="primary" busy={busy} onClick={save}>
          {texts.saveReminders}
        </Button>
      </DialogFooter>
    </>
  )
}
