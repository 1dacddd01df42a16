import { actionAtom, undoableAtom } from '../shared/request/actionAtom'
import {
  type AddressContent,
  billingApiAtom,
  type InvoiceAddress,
  type InvoiceTitle,
  type TitleContent,
} from './api'

/** What is saved: something new, or in place of what the person saw. */
interface Save<C> {
  readonly content: C & { readonly isDefault: boolean }
  readonly of: { readonly id: string; readonly version: number } | undefined
}

/** The former default is needed to take it back. */
interface Choice {
  readonly id: string
  readonly formerId: string
}

const staleTitles = ['invoiceTitles', 'history'] as const
const staleAddresses = ['invoiceAddresses', 'history'] as const

export const saveTitleAction = actionAtom({
  async run(get, _set, { content, of }: Save<TitleContent>): Promise<void> {
    const { addTitle, editTitle } = get(billingApiAtom)
    await (of ? editTitle({ body: { ...content, ...of } }) : addTitle({ body: content }))
  },
  stale: staleTitles,
})

export const deleteTitleAction = undoableAtom({
  run: (get, _set, { id }: InvoiceTitle) => get(billingApiAtom).deleteTitle({ params: { id } }),
  undo: (get, _set, title) => get(billingApiAtom).addTitle({ body: title }),
  stale: staleTitles,
})

export const setDefaultTitleAction = undoableAtom({
  run: (get, _set, { id }: Choice) => get(billingApiAtom).setDefaultTitle({ body: { id } }),
  undo: (get, _set, { formerId: id }) => get(billingApiAtom).setDefaultTitle({ body: { id } }),
  stale: staleTitles,
})

export const saveAddressAction = actionAtom({
  async run(get, _set, { content, of }: Save<AddressContent>): Promise<void> {
    const { addAddress, editAddress } = get(billingApiAtom)
    await (of ? editAddress({ body: { ...content, ...of } }) : addAddress({ body: content }))
  },
  stale: staleAddresses,
})

export const deleteAddressAction = undoableAtom({
  run: (get, _set, { id }: InvoiceAddress) => get(billingApiAtom).deleteAddress({ params: { id } }),
  undo: (get, _set, address) => get(billingApiAtom).addAddress({ body: address }),
  stale: staleAddresses,
})

export const setDefaultAddressAction = undoableAtom({
  run: (get, _set, { id }: Choice) => get(billingApiAtom).setDefaultAddress({ body: { id } }),
  undo: (get, _set, { formerId: id }) => get(billingApiAtom).setDefaultAddress({ body: { id } }),
  stale: staleAddresses,
})
