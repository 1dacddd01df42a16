import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import { renewalsAtom } from '../sales/atoms'
import { renewedUntil } from '../sales/choice'
import { salesMessages } from '../sales/messages'
import { useRenewalWords } from '../sales/useRenewalWords'

interface PurposeChoiceProps {
  readonly months: number | null
  /** The address names some that are to be renewed. */
  readonly isWanted: boolean
  /** Undefined: seats are added. */
  readonly renewedBatchId: string | undefined
  readonly onChange: (renewedBatchId: string | undefined) => void
}

/** What a company buys that has seats which end: more of them, or more time for those of one batch. */
export function PurposeChoice({ months, isWanted, renewedBatchId, onChange }: PurposeChoiceProps) {
  const texts = useTexts(salesMessages)
  const { count } = useFormat()
  const describe = useRenewalWords()
  const renewals = useAtomValue(renewalsAtom)
  // Most have nothing to renew: room is kept where the address knows better.
  if (renewals.state === 'loading') return isWanted && <Skeleton shape="block" height={144} />
  if (renewals.state === 'failed') return <Notice tone="warning">{texts.renewalsFailed}</Notice>
  if (renewals.value.length === 0) return null
  return (
    <FormField label={texts.purpose}>
      <RadioGroup
        look="outlined"
        value={renewedBatchId ?? adding}
        onValueChange={(value) => onChange(value === adding ? undefined : value)}
      >
        <Radio value={adding} description={texts.addHint}>
          {texts.add}
        </Radio>
        {renewals.value.map((renewal) => (
          <Radio
            key={renewal.batchId}
            value={renewal.batchId}
            description={
              <KeptNumbers>
                {describe(renewal, renewedUntil(renewal, months) ?? renewal.terms[0]?.endAt)}
              </KeptNumbers>
            }
          >
            {texts.renew(count(renewal.seats))}
          </Radio>
        ))}
      </RadioGroup>
    </FormField>
  )
}

/** No batch is called so. */
const adding = ' '
