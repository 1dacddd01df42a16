import { MapPin } from 'lucide-react'
import { lazy, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { deleteAddressAction, setDefaultAddressAction } from '../actions'
import type { InvoiceAddress } from '../api'
import { addressesAtom } from '../atoms'
import { billingMessages } from '../messages'
import { placeOf } from './addressValues'
import { KeptSection } from './KeptSection'

const AddressDialog = lazy(() =>
  import('./AddressDialog').then((module) => ({ default: module.AddressDialog })),
)

/** Where invoices on paper are sent. */
export function Addresses() {
  const texts = useTexts(billingMessages)
  const [edited, edit] = useState<InvoiceAddress | 'new'>()

  function wordsOf(address: InvoiceAddress) {
    const { addressee, phone, detailedAddress } = address
    const place = `${placeOf(address)} ${detailedAddress}`
    const copied = [addressee, phone, place].join('\n')
    return { icon: <MapPin />, name: addressee, lines: [[phone], [place]], copied }
  }

  return (
    <KeptSection
      drawing="address"
      kept={addressesAtom}
      words={{
        title: texts.addresses,
        hint: texts.addressesHint,
        failed: texts.addressesFailed,
        none: texts.noAddresses,
        noneText: texts.noAddressesText,
        add: texts.addAddress,
      }}
      wordsOf={wordsOf}
      remove={deleteAddressAction}
      setDefault={setDefaultAddressAction}
      onEdit={(address) => edit(address ?? 'new')}
    >
      {edited && (
        <AddressDialog address={edited === 'new' ? undefined : edited} onClose={() => edit(undefined)} />
      )}
    </KeptSection>
  )
}
