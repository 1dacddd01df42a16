import { isPhone, tidyNumber } from '@atrium/contracts/shared/phone/contract'
import * as v from 'valibot'
import { filled } from '../../shared/form/textRules'
import type { InvoiceAddress } from '../api'

/** An address as form values. */
export interface AddressValues {
  addressee: string
  phone: string
  region: string[]
  detailedAddress: string
  isDefault: boolean
}

export const addressValuesOf = (address: InvoiceAddress | undefined): AddressValues => ({
  addressee: address?.addressee ?? '',
  phone: address?.phone ?? '',
  region: address ? [address.province, address.city, address.district] : [],
  detailedAddress: address?.detailedAddress ?? '',
  isDefault: address?.isDefault ?? false,
})

interface AddressTexts {
  readonly addresseeRequired: string
  readonly phoneRequired: string
  readonly phoneInvalid: string
  readonly regionRequired: string
  readonly addressRequired: string
}

export const addressSchema = (texts: AddressTexts) =>
  v.object({
    addressee: filled(texts.addresseeRequired),
    phone: v.pipe(
      filled(texts.phoneRequired),
      v.transform(tidyNumber),
      v.check((phone) => phone === '' || isPhone(phone), texts.phoneInvalid),
    ),
    region: v.pipe(v.array(v.string()), v.length(3, texts.regionRequired)),
    detailedAddress: filled(texts.addressRequired),
    isDefault: v.boolean(),
  })

/** As text: a municipality is both province and city, so it is named once. */
export const placeOf = ({
  province,
  city,
  district,
}: Pick<InvoiceAddress, 'province' | 'city' | 'district'>) =>
  [province, ...(city === province ? [] : [city]), district].join(' ')
