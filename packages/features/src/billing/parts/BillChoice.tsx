import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Skeleton } from '@atrium/ui/skeleton'
import { TextField } from '@atrium/ui/text-field'
import { useAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { RequestFailure } from '../../shared/request/RequestFailure'
import layout from '../../shared/screen/Layout.module.css'
import { addressesAtom, titlesAtom } from '../atoms'
import { mostKept } from '../contract'
import { billingMessages } from '../messages'
import { placeOf } from './addressValues'

const TitleDialog = lazy(async () => ({ default: (await import('./TitleDialog')).TitleDialog }))
const AddressDialog = lazy(async () => ({ default: (await import('./AddressDialog')).AddressDialog }))

const remarkLength = 200

interface Bill {
  /** Null: no invoice. */
  readonly titleId: string | null
  /** Null: not on paper. */
  readonly mailingId: string | null
  readonly invoiceRemark: string
}

export interface BillChoiceProps {
  readonly bill: Bill
  readonly onChange: (bill: Bill) => void
}

/** Whom the invoice of an order names, of what its owner keeps, and where it goes on paper; or none. */
export function BillChoice({ bill, onChange }: BillChoiceProps) {
  const texts = useTexts(billingMessages)
  const [titles, askForTitles] = useAtom(titlesAtom)
  const [addresses, askForAddresses] = useAtom(addressesAtom)
  const [adding, add] = useState<'title' | 'address'>()
  const kept = titles.state === 'ready' ? titles.value : []
  const places = addresses.state === 'ready' ? addresses.value : []
  const isSpecial = kept.find(({ id }) => id === bill.titleId)?.invoiceType === 'special'

  /** A special invoice goes on paper: to the default, unless somebody says otherwise. */
  function chooseTitle(value: string) {
    const titleId = value === none ? null : value
    const goesOnPaper = kept.find(({ id }) => id === titleId)?.invoiceType === 'special'
    const mailingId = titleId && (bill.mailingId ?? (goesOnPaper ? (places[0]?.id ?? null) : null))
    onChange({ ...bill, titleId, mailingId })
  }

  const adder = (what: 'title' | 'address', label: string, count: number) =>
    count < mostKept && (
      <Button size="small" icon={<Plus />} aria-label={label} onClick={() => add(what)}>
        {texts.add}
      </Button>
    )

  return (
    <>
      <Card title={texts.invoice} actions={adder('title', texts.addTitle, kept.length)}>
        {titles.state === 'loading' && <Skeleton shape="block" height={56} />}
        {titles.state === 'failed' && (
          <RequestFailure failure={titles.failure} title={texts.titlesFailed} onRetry={askForTitles} />
        )}
        {titles.state === 'ready' && (
          <div className={layout.fields}>
            <RadioGroup
              look="outlined"
              aria-label={texts.invoice}
              value={bill.titleId ?? none}
              onValueChange={chooseTitle}
            >
              <Radio value={none}>{texts.noInvoice}</Radio>
              {titles.value.map((title) => (
                <Radio
                  key={title.id}
                  value={title.id}
                  description={
                    title.kind === 'personal'
                      ? texts.personal
                      : `${texts[title.invoiceType]} · ${title.creditCode}`
                  }
                >
                  {title.invoiceHeader}
                </Radio>
              ))}
            </RadioGroup>
            {bill.titleId !== null && (
              <FormField label={texts.remark}>
                <TextField
                  value={bill.invoiceRemark}
                  maxLength={remarkLength}
                  onChange={(event) => onChange({ ...bill, invoiceRemark: event.target.value })}
                />
              </FormField>
            )}
          </div>
        )}
      </Card>
      {bill.titleId !== null && (
        <Card title={texts.addresses} actions={adder('address', texts.addAddress, places.length)}>
          {addresses.state === 'loading' && <Skeleton shape="block" height={120} />}
          {addresses.state === 'failed' && (
            <RequestFailure
              failure={addresses.failure}
              title={texts.addressesFailed}
              onRetry={askForAddresses}
            />
          )}
          {addresses.state === 'ready' && (
            <div className={layout.stack}>
              {isSpecial && bill.mailingId === null && <Notice tone="warning">{texts.goesOnPaper}</Notice>}
              <RadioGroup
                look="outlined"
                aria-label={texts.addresses}
                value={bill.mailingId ?? none}
                onValueChange={(value) => onChange({ ...bill, mailingId: value === none ? null : value })}
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
          )}
        </Card>
      )}
      <Suspense>
        {adding === 'title' && <TitleDialog title={undefined} onClose={() => add(undefined)} />}
        {adding === 'address' && <AddressDialog address={undefined} onClose={() => add(undefined)} />}
      </Suspense>
    </>
  )
}

/** No title and no address is called so. */
const none = ' '
