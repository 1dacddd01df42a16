import { Notice } from '@atrium/ui/notice'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import layout from '../../shared/screen/Layout.module.css'
import { addressesAtom } from '../atoms'
import { billingMessages } from '../messages'
import { placeOf } from './addressValues'

interface AddressChoiceProps {
  readonly mailingId: string | null
  readonly onChoose: (mailingId: string | null) => void
  /** It is sent on paper. */
  readonly isSpecial: boolean
}

/** The address of a paper invoice. */
export function AddressChoice({ mailingId, onChoose, isSpecial }: AddressChoiceProps) {
  const texts = useTexts(billingMessages)
  const [addresses, ask] = useAtom(addressesAtom)
  if (addresses.state === 'loading') return <Skeleton shape="block" height={120} />
  if (addresses.state === 'failed')
    return <RequestFailure failure={addresses.failure} title={texts.addressesFailed} onRetry={ask} />
  return (
    <div className={layout.stack}>
      {isSpecial && mailingId === null && <Notice tone="warning">{texts.goesOnPaper}</Notice>}
      <RadioGroup
        look="outlined"
        aria-label={texts.addresses}
        value={mailingId ?? none}
        onValueChange={(value) => onChoose(value === none ? null : value)}
      >
        {!isSpecial && (
          <Radio value={none} description={texts.electronicHint}>
            {texts.electronic}
          </Radio>
        )}
        {addresses.value.map((address) => (
          <Radio
            key={address.id}
            value={address.id}
            description={`${placeOf(address)} ${address.detailedAddress}`}
          >
            {`${address.addressee} ${address.phone}`}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  )
}

/** No address has this id. */
const none = ' '
