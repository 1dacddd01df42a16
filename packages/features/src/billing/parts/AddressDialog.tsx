import { billingErrors, lengths } from '@atrium/contracts/billing/contract'
import { Checkbox } from '@atrium/ui/checkbox'
import { TextField } from '@atrium/ui/text-field'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import { regionMessages } from '../../shared/regions/messages'
import { RegionCascader } from '../../shared/regions/RegionCascader'
import layout from '../../shared/screen/Layout.module.css'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { saveAddressAction } from '../actions'
import type { InvoiceAddress } from '../api'
import { addressesAtom } from '../atoms'
import { billingMessages } from '../messages'
import { type AddressValues, addressSchema, addressValuesOf, placeOf } from './addressValues'
import { Problem } from './Problem'
import { useSaving } from './useSaving'

interface AddressDialogProps {
  /** Undefined: a new one. */
  readonly address: InvoiceAddress | undefined
  readonly onClose: () => void
  /** A new one was saved. */
  readonly onAdded?: (address: Pick<InvoiceAddress, 'id'>) => void
}

/** The form of an address for paper invoices. */
export function AddressDialog({ address, onClose, onAdded }: AddressDialogProps) {
  const texts = useTexts(billingMessages)
  const { region } = useTexts(regionMessages)
  const { save: saveLabel } = useTexts(sharedMessages)
  const { save, describe, conflict } = useSaving(addressesAtom, address, saveAddressAction)
  const form = useForm({
    schema: addressSchema(texts),
    initial: addressValuesOf(address),
    describe,
    blame: { [billingErrors.unknownRegion]: 'region' },
    async submit({ region: [province = '', city = '', district = ''], ...content }) {
      const id = await save({ ...content, province, city, district })
      onAdded?.({ id })
      onClose()
      return undefined
    },
  })

  const differing = (stored: InvoiceAddress) => {
    const names = { addressee: texts.addressee, phone: texts.phone, detailedAddress: texts.detailedAddress }
    const lines = [
      ...Object.entries(names).map(([name, label]) => {
        const key = name as keyof typeof names
        return [label, stored[key], form.values[key]] as const
      }),
      [region, placeOf(stored), placeIn(form.values)] as const,
    ]
    return lines.filter(([, there, here]) => there !== here).map(([label, there]) => [label, there] as const)
  }

  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={address ? texts.editAddress : texts.addAddress}
      submitLabel={saveLabel}
      problem={
        <Problem
          problem={form.problem}
          conflict={typeof conflict === 'object' ? differing(conflict) : conflict}
        />
      }
      width={640}
    >
      <div className={layout.fields}>
        <div className={layout.fieldGrid}>
          <Field form={form} name="addressee" label={texts.addressee} required>
            {(control) => <TextField {...control} maxLength={lengths.addressee} autoComplete="name" />}
          </Field>
          <Field form={form} name="phone" label={texts.phone} required>
            {(control) => (
              <TextField {...control} type="tel" inputMode="tel" autoComplete="tel-national" maxLength={30} />
            )}
          </Field>
        </div>
        <Field form={form} name="region" label={region} required>
          {({ value, onChange, onBlur, ref }) => (
            <RegionCascader ref={ref} value={value} onChange={onChange} onBlur={onBlur} />
          )}
        </Field>
        <Field form={form} name="detailedAddress" label={texts.detailedAddress} required>
          {(control) => (
            <TextField {...control} maxLength={lengths.address} counter autoComplete="street-address" />
          )}
        </Field>
        {!address?.isDefault && (
          <Checkbox
            checked={form.values.isDefault}
            onCheckedChange={(checked) => form.set('isDefault', checked === true)}
          >
            {texts.asDefault(texts.addresses)}
          </Checkbox>
        )}
      </div>
    </FormDialog>
  )
}

const placeIn = ({ region: [province = '', city = '', district = ''] }: AddressValues) =>
  placeOf({ province, city, district })
