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
  /** The address names some that are to be renewed. */
  readonly isWanted: boolean
  /** Undefined: seats are added. */
  readonly renewedBatchId: string | undefined
  /** Null: seats are added. */
  readonly onChange: (renewedBatchId: string | null) => void
}

/**
 * What a company buys that has seats which end: more of them, or more time for those of one batch. Who has a licence
 * buys more time for it: until when is said.
 */
export function PurposeChoice({ months, companyId, isWanted, renewedBatchId, onChange }: PurposeChoiceProps) {
  const texts = useTexts(salesMessages)
  const { count } = useFormat()
  const describe = useRenewalWords()
  const standing = useAtomValue(standingAtom)
  // Most have nothing to renew: room is kept where the address knows better.
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

  /** Of a term that it isn't renewed for: as the first one. */
  function untilOf(renewal: Renewal) {
    const until = renewedUntil(renewal, months)
    return until === undefined ? renewal.terms[0]?.endAt : until
  }
}

/** Seats of a batch end together: who wants fewer buys them instead, and is told before they pay what that means. */
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

/** No batch is called so. */
const adding = ' '
