import { actionAtom, undoableAtom } from '../shared/request/actionAtom'
import {
  type AddressContent,
  billingApiAtom,
  type InvoiceAddress,
  type InvoiceTitle,
  type TitleContent,
} from './api'

/** The entry to save: a new one, or a change of the version that the person saw. */
interface Save<C> {
  readonly content: C & { readonly isDefault: boolean }
  readonly of: { readonly id: string; readonly version: number } | undefined
}

interface Saved {
  readonly id: string
}

/** The former default, to undo the change. */
interface Choice {
  readonly id: string
  readonly formerId: string
}

const staleTitles = ['invoiceTitles', 'history'] as const
const staleAddresses = ['invoiceAddresses', 'history'] as const

export const saveTitleAction = actionAtom({
  async run(get, _set, { content, of }: Save<TitleContent>): Promise<Saved> {
    const { addTitle, editTitle } = get(billingApiAtom)
    if (!of) return addTitle({ body: content })
    await editTitle({ body: { ...content, ...of } })
    return of
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
  async run(get, _set, { content, of }: Save<AddressContent>): Promise<Saved> {
    const { addAddress, editAddress } = get(billingApiAtom)
    if (!of) return addAddress({ body: content })
    await editAddress({ body: { ...content, ...of } })
    return of
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
