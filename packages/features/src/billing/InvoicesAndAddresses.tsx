import { deferMounted } from '@atrium/ui/overlay'
import { useAtom } from 'jotai'
import { Building2, MapPin, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useHost, useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import {
  deleteAddressAction,
  deleteTitleAction,
  setDefaultAddressAction,
  setDefaultTitleAction,
} from './actions'
import type { InvoiceAddress, InvoiceTitle } from './api'
import { addressesAtom, titlesAtom } from './atoms'
import styles from './InvoicesAndAddresses.module.css'
import { billingMessages } from './messages'
import { placeOf } from './parts/addressValues'
import { KeptSection } from './parts/KeptSection'

const TitleDialog = deferMounted(async () => (await import('./parts/TitleDialog')).TitleDialog)
const AddressDialog = deferMounted(async () => (await import('./parts/AddressDialog')).AddressDialog)

/**
 * `/billAndAddressManage`, and for a company `/companyBillAndAddress`: invoice titles, and addresses for paper
 * invoices.
 */
export function InvoicesAndAddresses() {
  const texts = useTexts(billingMessages)
  const { companyId } = useHost()
  const [titles, askAgain] = useAtom(titlesAtom)
  const failure = titles.state === 'failed' && titles.failure.kind === 'forbidden' && titles.failure
  return (
    <Screen
      above={companyId === undefined ? [] : [{ name: texts.centre }]}
      name={texts.screen}
      width="reading"
    >
      {failure ? (
        <RequestFailure failure={failure} onRetry={askAgain} />
      ) : (
        <div className={`${layout.sections} ${styles.sections}`}>
          <Titles />
          <Addresses />
        </div>
      )}
    </Screen>
  )
}

/** Addresses for paper invoices. */
function Addresses() {
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

function Titles() {
  const texts = useTexts(billingMessages)
  const [edited, edit] = useState<InvoiceTitle | 'new'>()

  function wordsOf(title: InvoiceTitle) {
    const { kind, invoiceHeader: name, creditCode } = title
    if (kind === 'personal') return { icon: <UserRound />, name, lines: [[texts.personal]], copied: name }
    const lines = [
      [texts[title.invoiceType], creditCode],
      [title.bankName, title.bankAccount].filter(Boolean),
      [title.registeredAddress, title.registeredPhone].filter(Boolean),
    ].filter((facts) => facts.length > 0)
    const told = [[name, creditCode], ...lines.slice(1)]
    const copied = told.flat().join('\n')
    return { icon: <Building2 />, name, lines, inFours: title.bankAccount, copied }
  }

  return (
    <KeptSection
      drawing="orders"
      kept={titlesAtom}
      words={{
        title: texts.titles,
        hint: texts.titlesHint,
        failed: texts.titlesFailed,
        none: texts.noTitles,
        noneText: texts.noTitlesText,
        add: texts.addTitle,
      }}
      wordsOf={wordsOf}
      remove={deleteTitleAction}
      setDefault={setDefaultTitleAction}
      onEdit={(title) => edit(title ?? 'new')}
    >
      {edited && (
        <TitleDialog title={edited === 'new' ? undefined : edited} onClose={() => edit(undefined)} />
      )}
    </KeptSection>
  )
}
