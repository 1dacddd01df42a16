import { paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { DateField } from '@atrium/ui/date-field'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { useState } from 'react'
import { useUnsaved } from '../shared/form/useUnsaved'
import { useDescribeFailure, useHost, useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { useAction } from '../shared/request/useAction'
import { nothing } from '../shared/texts/format'
import { formatYuan } from '../shared/texts/formatYuan'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { useFormat } from '../shared/texts/useFormat'
import { useSharedLabels } from '../shared/texts/useSharedLabels'
import { orderRenewalAction } from './actions'
import type { EndingBatch } from './api'
import { renewalsMessages } from './messages'
import styles from './parts/RenewDialog.module.css'
import { RenewLine } from './parts/RenewLine'
import { useQuote } from './parts/useQuote'
import { dayLimits, daysLonger, type TermChoice, termOfChoice, usualDays, type Wish } from './wish'

export interface RenewDialogProps {
  /** What was selected. */
  readonly batches: readonly EndingBatch[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/**
 * Renews batches with one order: for a term, or all until the same day, each with all or some of its seats. The service
 * calculates every price. Give each opening its own key.
 */
export function RenewDialog({ batches, open, onOpenChange }: RenewDialogProps) {
  const texts = useTexts(renewalsMessages)
  const { cancel } = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const describe = useDescribeFailure()
  const { navigate, locale } = useHost()
  const { count, serviceDay } = useFormat()
  const yuan = formatYuan(locale)
  const durations = durationsOf(batches)
  const today = serviceDay(new Date().toISOString())
  const limits = dayLimits(today)
  const days = usualDays(
    today,
    batches.map(({ endTime }) => serviceDay(endTime)),
  )
  const [choice, setChoice] = useState<TermChoice>(durations[0] ? `months ${durations[0]}` : `day ${days[0]}`)
  const [otherDay, setOtherDay] = useState(days[0] ?? '')
  const [isTyping, setTyping] = useState(false)
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>({})
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [isPressed, setPressed] = useState(false)
  const { run, action, busy } = useAction(orderRenewalAction)

  const shown = batches.filter(({ batchId }) => !removed.has(batchId))
  const quantityOf = ({ batchId, seats }: EndingBatch) => quantities[batchId] ?? String(seats)
  const isValid = (batch: EndingBatch) =>
    /^[1-9]\d*$/.test(quantityOf(batch)) && Number(quantityOf(batch)) <= batch.seats
  const term = termOfChoice(choice, otherDay, limits)
  const longer =
    term?.endDate &&
    daysLonger(
      term.endDate,
      shown.map(({ endTime }) => serviceDay(endTime)),
      today,
    )
  const wish: Wish | undefined =
    term && shown.every(isValid)
      ? {
          ...term,
          lines: shown.map((batch) => ({ batchId: batch.batchId, quantity: Number(quantityOf(batch)) })),
        }
      : undefined
  const { quote, askAgain } = useQuote(wish)
  const known = quote.state === 'ready' ? quote.value : undefined
  const isSettled = quote.state !== 'loading' && !(quote.state === 'ready' && quote.stale)
  const lineOf = (id: string) => known?.lines.find(({ batchId }) => batchId === id)
  const isBlocked = shown.some(({ batchId }) => lineOf(batchId)?.obstacle)
  const isDirty = Object.keys(quantities).length > 0 || otherDay !== (days[0] ?? '') || removed.size > 0
  const close = () => onOpenChange(false)
  useUnsaved({ busy, isDirty: open && isDirty, discard: close, isModal: true })

  const problem =
    action.state === 'failed'
      ? describe(action.failure)
      : isPressed && isSettled && isBlocked
        ? texts.blocked
        : undefined

  async function submit() {
    setPressed(true)
    if (!wish || !known || isBlocked || !isSettled) return
    const ordered = await run({ ...wish, payAmount: known.payAmount })
    if (ordered.done) navigate(paths.payCompanyOrder({ orderNo: ordered.value }))
    else askAgain()
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} dirty={isDirty} discardLabels={labels.discard}>
      <DialogContent width={760}>
        <DialogHeader
          title={texts.renewTitle(shown.length)}
          description={texts.renewHint}
          closeLabel={labels.close}
        />
        <DialogBody className={styles.body}>
          <div className={styles.term}>
            <FormField label={texts.term}>
              <Select
                value={choice}
                onValueChange={(next) => setChoice(next as TermChoice)}
                options={[
                  ...durations.map((months) => ({ value: `months ${months}`, label: texts.termFor(months) })),
                  ...days.map((day) => ({ value: `day ${day}`, label: texts.termUntil(day) })),
                  { value: 'other', label: texts.termOther },
                ]}
              />
            </FormField>
            {choice === 'other' && (
              <FormField
                className={styles.day}
                label={texts.day}
                required
                error={term || (isTyping && !isPressed) ? undefined : texts.dayWrong(limits.min, limits.max)}
              >
                <DateField
                  value={otherDay}
                  onValueChange={setOtherDay}
                  onFocus={() => setTyping(true)}
                  onBlur={() => setTyping(false)}
                  {...limits}
                  locale={locale}
                  labels={labels.dates}
                />
              </FormField>
            )}
            {longer && (
              <p className={styles.longer}>
                {longer[0] === longer[1]
                  ? texts.longer(count(longer[0]))
                  : texts.longerEach(count(longer[0]), count(longer[1]))}
              </p>
            )}
          </div>
          {quote.state === 'failed' ? (
            <RequestFailure failure={quote.failure} title={texts.quoteFailed} onRetry={askAgain} />
          ) : (
            <ul
              className={styles.lines}
              aria-label={texts.lines}
              data-state={isSettled ? 'ready' : 'stale'}
              aria-busy={!isSettled}
            >
              {shown.map((batch) => (
                <RenewLine
                  key={batch.batchId}
                  batch={batch}
                  quantity={quantityOf(batch)}
                  isValid={isValid(batch)}
                  line={lineOf(batch.batchId)}
                  onQuantity={(quantity) => setQuantities({ ...quantities, [batch.batchId]: quantity })}
                  onRemove={
                    shown.length > 1 ? () => setRemoved(new Set([...removed, batch.batchId])) : undefined
                  }
                />
              ))}
            </ul>
          )}
        </DialogBody>
        <DialogFooter>
          <p className={styles.total} role="status">
            {!wish ? (
              // The last price is that of another choice.
              <>
                {texts.total}
                <span className={styles.sum}>{nothing}</span>
              </>
            ) : known ? (
              <>
                {texts.totalOf(count(known.lines.filter(({ obstacle }) => obstacle === null).length))}
                <span className={styles.sum}>{yuan(known.payAmount)}</span>
              </>
            ) : (
              quote.state === 'loading' && texts.quoting
            )}
          </p>
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
          <DialogClose asChild>
            <Button disabled={busy}>{cancel}</Button>
          </DialogClose>
          <Button variant="primary" busy={busy} onClick={submit}>
            {texts.submit}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** Terms for which all of them are sold, or else any of them; a year first. */
function durationsOf(batches: readonly EndingBatch[]): readonly number[] {
  const all = [...new Set(batches.flatMap(({ durations }) => durations))].sort((one, other) => one - other)
  const common = all.filter((months) => batches.every(({ durations }) => durations.includes(months)))
  const offered = common.length > 0 ? common : all
  return offered.includes(12) ? [12, ...offered.filter((months) => months !== 12)] : offered
}
