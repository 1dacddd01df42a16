import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { X } from 'lucide-react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { nothing } from '../../shared/texts/format'
import { formatYuan } from '../../shared/texts/formatYuan'
import { useFormat } from '../../shared/texts/useFormat'
import type { EndingBatch, QuotedLine } from '../api'
import { renewalsMessages } from '../messages'
import styles from './RenewDialog.module.css'
import { useReason } from './useReason'

interface RenewLineProps {
  readonly batch: EndingBatch
  /** As typed. */
  readonly quantity: string
  readonly isValid: boolean
  /** Undefined: not known yet. */
  readonly line: QuotedLine | undefined
  readonly onQuantity: (quantity: string) => void
  /** Undefined: it is the only one. */
  readonly onRemove: (() => void) | undefined
}

/** One batch of a renewal: until when, how many seats, and its price, with what would happen to other seats. */
export function RenewLine({ batch, quantity, isValid, line, onQuantity, onRemove }: RenewLineProps) {
  const texts = useTexts(renewalsMessages)
  const { locale } = useHost()
  const yuan = formatYuan(locale)
  const { serviceDay, count } = useFormat()
  const { productName, seats, endTime, status } = batch
  return (
    <li className={styles.product}>
      <span className={styles.name}>
        <span className={styles.title}>{productName}</span>
        <span className={styles.detail}>
          {line?.until ? texts.fromTo(serviceDay(endTime), serviceDay(line.until)) : serviceDay(endTime)}
          {line && line.days !== null && (
            <>
              {' · '}
              <span className={styles.days}>
                {(status === 'over' ? texts.fromToday : texts.longer)(count(line.days))}
              </span>
            </>
          )}
          {line?.packageName && ` · ${line.packageName}`}
        </span>
      </span>
      <span className={styles.seats}>
        <TextField
          className={styles.quantity}
          size="small"
          inputMode="numeric"
          maxLength={6}
          aria-label={texts.quantity(productName)}
          aria-invalid={!isValid}
          value={quantity}
          onChange={({ target }) => onQuantity(target.value)}
        />
        <span className={styles.detail}>{texts.ofSeats(count(seats))}</span>
      </span>
      <span className={styles.amount}>
        <span>{isValid && line && line.lineAmount !== null ? yuan(line.lineAmount) : nothing}</span>
        {isValid && line && line.unitPrice !== null && (
          <span className={styles.detail}>{texts.each(yuan(line.unitPrice))}</span>
        )}
      </span>
      {onRemove && (
        <IconButton
          className={styles.remove}
          size="small"
          label={texts.remove(productName)}
          icon={<X />}
          onClick={onRemove}
        />
      )}
      <span className={styles.notes}>
        {!isValid ? (
          <Notice tone="danger">{texts.quantityWrong(count(seats))}</Notice>
        ) : (
          <LineNotes batch={batch} line={line} />
        )}
        <Suggestion batch={batch} quantity={quantity} onQuantity={onQuantity} />
      </span>
    </li>
  )
}

function LineNotes({ batch, line }: Pick<RenewLineProps, 'batch' | 'line'>) {
  const texts = useTexts(renewalsMessages)
  const { serviceDay, count } = useFormat()
  if (!line) return null
  if (line.obstacle) return <Notice tone="warning">{texts[line.obstacle]}</Notice>
  const end = serviceDay(batch.endTime)
  const left = line.seats - line.quantity
  return (
    <>
      {line.losingCount > 0 ? (
        <Notice tone="warning">
          {batch.status === 'over'
            ? texts.willLoseNow(count(line.losingCount))
            : texts.willLose(count(line.losingCount), end)}
        </Notice>
      ) : (
        left > 0 && batch.status !== 'over' && <p className={styles.note}>{texts.fewer(count(left), end)}</p>
      )}
    </>
  )
}

/** How many seats seem to be needed, if that is another number. */
function Suggestion({
  batch,
  quantity,
  onQuantity,
}: Pick<RenewLineProps, 'batch' | 'quantity' | 'onQuantity'>) {
  const texts = useTexts(renewalsMessages)
  const reasonOf = useReason()
  const { count } = useFormat()
  const suggested = batch.suggestedSeats
  if (suggested >= batch.seats || quantity === String(suggested)) return null
  return (
    <p className={styles.note}>
      {texts.suggestion(reasonOf(batch), count(suggested))}
      <Button
        className={styles.suggest}
        size="small"
        variant="ghost"
        onClick={() => onQuantity(String(suggested))}
      >
        {texts.takeSuggested(count(suggested))}
      </Button>
    </p>
  )
}
