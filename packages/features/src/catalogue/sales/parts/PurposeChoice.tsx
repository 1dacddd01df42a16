import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { useTexts } from '../../../shared/host/useKept'
import { KeptNumbers } from '../../../shared/texts/KeptNumbers'
import { useFormat } from '../../../shared/texts/useFormat'
import type { Renewal } from '../api'
import { standingAtom } from '../atoms'
import { renewedUntil } from '../choice'
import { salesMessages } from '../messages'
import { useRenewalWords } from '../saleWords'

interface PurposeChoiceProps {
  readonly months: number | null
  /** Undefined: a person buys for themselves. */
  readonly companyId: string | undefined
  /** The address names a renewal. */
  readonly isWanted: boolean
  /** Undefined: seats are added. */
  readonly renewedBatchId: string | undefined
  /** Null: seats are added. */
  readonly onChange: (renewedBatchId: string | null) => void
}

/**
 * For a company with seats that end: buy more, or renew one batch. For a person with a licence: shows the new
 * end of a renewal.
 */
export function PurposeChoice({ months, companyId, isWanted, renewedBatchId, onChange }: PurposeChoiceProps) {
  const texts = useTexts(salesMessages)
  const { count } = useFormat()
  const describe = useRenewalWords()
  const standing = useAtomValue(standingAtom)
  // Most buyers have nothing to renew, so space is reserved only if the address names a renewal.
  if (standing.state === 'loading') return isWanted && <Skeleton shape="block" height={144} />
  if (standing.state === 'failed') return <Notice tone="warning">{texts.renewalsFailed}</Notice>
  const { renewals } = standing.value
  if (renewals.length === 0) return null
  const renewed = renewals.find(({ batchId }) => batchId === renewedBatchId)
  return (
    <FormField
      label={texts.purpose}
      hint={companyId !== undefined && renewed && renewed.seats > 1 && <PartHint renewal={renewed} />}
    >
      <RadioGroup
        look="outlined"
        value={renewedBatchId ?? adding}
        onValueChange={(value) => onChange(value === adding ? null : value)}
      >
        {companyId !== undefined && (
          <Radio value={adding} description={texts.addHint}>
            {texts.add}
          </Radio>
        )}
        {renewals.map((renewal) => (
          <Radio
            key={renewal.batchId}
            value={renewal.batchId}
            description={<KeptNumbers>{describe(renewal, untilOf(renewal))}</KeptNumbers>}
          >
            {companyId === undefined ? texts.renewOwn : texts.renew(count(renewal.seats))}
          </Radio>
        ))}
      </RadioGroup>
    </FormField>
  )

  /** If the renewal doesn't offer the term, its first one is used. */
  function untilOf(renewal: Renewal) {
    const until = renewedUntil(renewal, months)
    return until === undefined ? renewal.terms[0]?.endAt : until
  }
}

/**
 * Seats of a batch end together. Buyers who need fewer buy new ones instead, and see the consequence before
 * they pay.
 */
function PartHint({ renewal }: { readonly renewal: Renewal }) {
  const texts = useTexts(salesMessages)
  const { count, serviceDay } = useFormat()
  const { seats, isOver, endAt } = renewal
  return (
    <KeptNumbers>
      {isOver ? texts.renewAllEnded(count(seats)) : texts.renewAll(count(seats), serviceDay(endAt))}
    </KeptNumbers>
  )
}

/** No batch has this id. */
const adding = ' '
