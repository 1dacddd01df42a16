import { mostKept } from '@atrium/contracts/billing/contract'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { deferMounted } from '@atrium/ui/overlay'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Bill } from '../../shared/bill/Bill'
import { useHost, useTexts } from '../../shared/host/useKept'
import type { InvoiceTitle } from '../api'
import { addressesAtom, titlesAtom } from '../atoms'
import { billingMessages } from '../messages'
import { AddressChoice } from './AddressChoice'
import styles from './BillPart.module.css'
import { TitleChoice } from './TitleChoice'

const TitleDialog = deferMounted(async () => (await import('./TitleDialog')).TitleDialog)
const AddressDialog = deferMounted(async () => (await import('./AddressDialog')).AddressDialog)

export interface BillChoiceProps {
  /** Undefined: nothing chosen yet; the default is reported as soon as it is known. */
  readonly bill: Bill | undefined
  readonly onChange: (bill: Bill) => void
  /** It is in a dialog for requesting an invoice, where "no invoice" is no choice. Default: at the checkout. */
  readonly isWanted?: boolean
}

/** The title and the paper address of an order's invoice, from the owner's entries; or no invoice. */
export function BillChoice({ bill: chosen, onChange, isWanted = false }: BillChoiceProps) {
  const bill = chosen ?? none
  const texts = useTexts(billingMessages)
  const { companyId } = useHost()
  const titles = useAtomValue(titlesAtom)
  const addresses = useAtomValue(addressesAtom)
  const [adding, add] = useState<'title' | 'address'>()
  const kept = titles.state === 'ready' ? titles.value : []
  const places = addresses.state === 'ready' ? addresses.value : []
  const isSpecial = kept.find(({ id }) => id === bill.titleId)?.invoiceType === 'special'

  /**
   * A special invoice is sent on paper: to the default address, unless another one is chosen. Other invoices
   * needn't be.
   */
  function withTitle(title: Pick<InvoiceTitle, 'id' | 'invoiceType'> | undefined): Bill {
    if (!title) return { ...bill, titleId: null, mailingId: null }
    const onPaper = bill.mailingId ?? places[0]?.id ?? null
    const mailingId = title.invoiceType === 'special' ? onPaper : isSpecial ? null : bill.mailingId
    return { ...bill, titleId: title.id, mailingId }
  }

  // A person may have saved a company's title. When they buy for themselves, only they can decide to use it.
  const suits = (kind: InvoiceTitle['kind']) => companyId !== undefined || kind === 'personal'
  const isUnknown = [titles, addresses].some(({ state }) => state === 'loading')
  const isUndecided = chosen === undefined && !isUnknown
  useEffect(() => {
    if (isUndecided) onChange(withTitle(kept.find(({ isDefault, kind }) => isDefault && suits(kind))))
  })

  const labelOf = (label: string, { length }: readonly unknown[]) => (length < mostKept ? label : undefined)
  const close = () => add(undefined)
  return (
    <>
      <BillPart
        title={texts.invoice}
        addLabel={labelOf(texts.addTitle, kept)}
        onAdd={() => add('title')}
        isInDialog={isWanted}
      >
        <TitleChoice
          titleId={bill.titleId}
          onChoose={(titleId) => onChange(withTitle(kept.find(({ id }) => id === titleId)))}
          remark={bill.invoiceRemark}
          onRemark={(invoiceRemark) => onChange({ ...bill, invoiceRemark })}
          isWanted={isWanted}
        />
      </BillPart>
      {bill.titleId !== null && (
        <BillPart
          title={texts.addresses}
          addLabel={labelOf(texts.addAddress, places)}
          onAdd={() => add('address')}
          isInDialog={isWanted}
        >
          <AddressChoice
            mailingId={bill.mailingId}
            onChoose={(mailingId) => onChange({ ...bill, mailingId })}
            isSpecial={isSpecial}
          />
        </BillPart>
      )}

      {adding === 'title' && (
        <TitleDialog title={undefined} onClose={close} onAdded={(title) => onChange(withTitle(title))} />
      )}
      {adding === 'address' && (
        <AddressDialog
          address={undefined}
          onClose={close}
          onAdded={({ id: mailingId }) => onChange({ ...bill, mailingId })}
        />
      )}
    </>
  )
}

const none: Bill = { titleId: null, mailingId: null, invoiceRemark: '' }

interface BillPartProps {
  readonly title: string
  /** Label of the button that adds one; undefined: the maximum is reached. */
  readonly addLabel: string | undefined
  readonly onAdd: () => void
  /** There are no cards in a dialog. */
  readonly isInDialog: boolean
  readonly children: ReactNode
}

/** Titles or addresses to choose from, under their heading, with a button to add one. */
function BillPart({ title, addLabel, onAdd, isInDialog, children }: BillPartProps) {
  const texts = useTexts(billingMessages)
  const titleId = useId()
  const adder = addLabel && (
    <Button size="small" icon={<Plus />} aria-label={addLabel} onClick={onAdd}>
      {texts.add}
    </Button>
  )
  return isInDialog ? (
    <section aria-labelledby={titleId} className={styles.part}>
      <header className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {adder}
      </header>
      {children}
    </section>
  ) : (
    <Card title={title} actions={adder}>
      {children}
    </Card>
  )
}
