import { mostNoticeDays, usualNoticeDays } from '@atrium/contracts/licenceUse/contract'
import { Button } from '@atrium/ui/button'
import { DialogBody, DialogClose, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Skeleton } from '@atrium/ui/skeleton'
import { TextField } from '@atrium/ui/text-field'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import type { ReclaimChoice } from '../../shared/licence/idleChoices'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { planAction } from '../actions'
import type { IdlePreview, PlannedReclaim } from '../api'
import { idleHoldersAtomOf } from '../atoms'
import { licenceUseMessages } from '../messages'
import { IdleHolders, isFree } from './IdleHolders'
import styles from './ReclaimForm.module.css'

interface ReclaimFormProps {
  readonly choice: ReclaimChoice
  /** Something was typed or unticked. */
  readonly onChange: () => void
  readonly onPlanned: (planned: PlannedReclaim) => void
}

const nobody: ReadonlySet<string> = new Set()

/** When, and from whom: everybody idle, except those who are unticked, exempt or planned already. */
export function ReclaimForm({ choice, onChange, onPlanned }: ReclaimFormProps) {
  const texts = useTexts(licenceUseMessages)
  const { cancel } = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const describe = useDescribeFailure()
  const [preview, refresh] = useAtom(useMemo(() => idleHoldersAtomOf(choice), [choice]))
  const [isNow, setNow] = useState(false)
  const [typedDays, setTypedDays] = useState(String(usualNoticeDays))
  const [changed, setChanged] = useState<ReadonlySet<string>>()
  const [isPressed, setPressed] = useState(false)
  const [asking, setAsking] = useState(false)
  const { run, perform, action, busy } = useAction(planAction)
  const known = preview.state === 'ready' ? preview.value : undefined
  const unticked = useMemo(() => changed ?? othersThan(choice.userIds, known), [changed, choice, known])
  const chosen = known?.list.filter((row) => isFree(row) && !unticked.has(row.userId)) ?? []
  const noticeDays = isNow ? 0 : daysOf(typedDays)
  const input = { ...choice, noticeDays: noticeDays ?? 0, userIds: chosen.map(({ userId }) => userId) }
  const problem =
    isPressed && known && chosen.length === 0
      ? texts.nobodyChosen
      : action.state === 'failed' && !isNow && describe(action.failure)

  async function submit() {
    setPressed(true)
    if (chosen.length === 0 || noticeDays === undefined) return
    if (isNow) return setAsking(true)
    const result = await run(input)
    if (result.done) onPlanned(result.value)
  }

  return (
    <>
      <DialogHeader
        title={texts.dialogTitle}
        description={known && texts.dialogHint(known.productName, choice.idleDays)}
        closeLabel={labels.close}
      />
      <DialogBody className={styles.body}>
        {preview.state === 'failed' && (
          <RequestFailure failure={preview.failure} title={texts.membersFailed} onRetry={refresh} />
        )}
        {preview.state === 'loading' && <Skeleton lines={6} />}
        {known?.list.length === 0 && (
          <EmptyState
            drawing="done"
            title={texts.nobodyIdle}
            description={texts.nobodyIdleHint(choice.idleDays)}
          />
        )}
        {known && known.list.length > 0 && (
          <>
            <FormField label={texts.when}>
              <RadioGroup
                value={isNow ? 'now' : 'notice'}
                onValueChange={(value) => {
                  setNow(value === 'now')
                  onChange()
                }}
              >
                <Radio value="notice" description={texts.withNoticeHint}>
                  {texts.withNotice}
                </Radio>
                <Radio value="now" description={texts.nowHint}>
                  {texts.now}
                </Radio>
              </RadioGroup>
            </FormField>
            {!isNow && (
              <NoticeDays
                value={typedDays}
                isPressed={isPressed}
                onChange={(value) => {
                  setTypedDays(value)
                  onChange()
                }}
              />
            )}
            <IdleHolders
              preview={known}
              unticked={unticked}
              onChange={(next) => {
                setChanged(next)
                onChange()
              }}
            />
          </>
        )}
      </DialogBody>
      <DialogFooter>
        <div className={styles.footer}>
          <Notice tone="danger" role="alert" className={styles.problem}>
            {problem}
          </Notice>
          <DialogClose asChild>
            <Button disabled={busy}>{cancel}</Button>
          </DialogClose>
          {known?.list.length !== 0 && (
            <Button
              {...(isNow ? { tone: 'danger' } : { variant: 'primary' })}
              busy={busy}
              disabled={!known}
              onClick={submit}
            >
              {(isNow ? texts.reclaimNow : texts.notify)(chosen.length)}
            </Button>
          )}
        </div>
      </DialogFooter>
      <Question
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={texts.nowTitle(chosen.length)}
        description={texts.nowText}
        confirmLabel={texts.reclaimNow(chosen.length)}
        onConfirm={async () => onPlanned(await perform(input))}
      />
    </>
  )
}

/** The members who aren't ticked at first. */
function othersThan(
  ticked: readonly string[] | undefined,
  known: IdlePreview | undefined,
): ReadonlySet<string> {
  if (!ticked || !known) return nobody
  return new Set(known.list.map(({ userId }) => userId).filter((userId) => !ticked.includes(userId)))
}

interface NoticeDaysProps {
  readonly value: string
  readonly isPressed: boolean
  readonly onChange: (value: string) => void
}

function NoticeDays({ value, isPressed, onChange }: NoticeDaysProps) {
  const texts = useTexts(licenceUseMessages)
  const { serviceDay } = useFormat()
  const days = daysOf(value)
  return (
    <FormField
      label={texts.noticeDays}
      hint={
        days !== undefined &&
        texts.returnsOn(serviceDay(new Date(Date.now() + days * 86_400_000).toISOString()))
      }
      error={isPressed && days === undefined ? texts.noticeDaysWrong(mostNoticeDays) : undefined}
    >
      <TextField
        className={styles.days}
        inputMode="numeric"
        maxLength={6}
        value={value}
        suffix={texts.days}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormField>
  )
}

/** Undefined: not a number of days that is allowed. */
function daysOf(typed: string): number | undefined {
  const days = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  return days >= 1 && days <= mostNoticeDays ? days : undefined
}
