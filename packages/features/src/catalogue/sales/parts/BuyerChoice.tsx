import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { useTexts } from '../../../shared/host/useKept'
import { useFormat } from '../../../shared/texts/useFormat'
import { buyersAtom } from '../atoms'
import { salesMessages } from '../messages'

interface BuyerChoiceProps {
  /** Undefined: the person. */
  readonly companyId: string | undefined
  readonly onChange: (companyId: string | undefined) => void
}

/** The buyer: the person, or one of the companies they can buy for. Other companies are listed as unavailable. */
export function BuyerChoice({ companyId, onChange }: BuyerChoiceProps) {
  const texts = useTexts(salesMessages)
  const { list } = useFormat()
  const buyers = useAtomValue(buyersAtom)
  if (buyers.state === 'loading') return <Skeleton shape="block" height={144} />
  const companies = buyers.state === 'ready' ? buyers.value : []
  const closed = companies.filter(({ canBuy }) => !canBuy).map(({ companyName }) => companyName)
  return (
    <FormField label={texts.buyer} hint={closed.length > 0 && texts.cannotBuy(list(closed))}>
      <RadioGroup
        look="outlined"
        orientation="horizontal"
        value={companyId ?? myself}
        onValueChange={(value) => onChange(value === myself ? undefined : value)}
      >
        <Radio value={myself} description={texts.myselfHint}>
          {texts.myself}
        </Radio>
        {companies
          .filter(({ canBuy }) => canBuy)
          .map((company) => (
            <Radio key={company.companyId} value={company.companyId} description={texts.companyHint}>
              {company.companyName}
            </Radio>
          ))}
        {buyers.state === 'failed' && <Notice tone="warning">{texts.buyersFailed}</Notice>}
      </RadioGroup>
    </FormField>
  )
}

/** No company has this id. */
const myself = ' '
