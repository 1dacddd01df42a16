import type { billingOperations } from '@atrium/contracts/billing/policy'
import { billingRefusals } from '@atrium/contracts/billing/refusals'
import { desc } from 'drizzle-orm'
import { ofOwner } from '../../platform/owner/ofOwner'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { isRegion } from '../regions'
import { entriesOf } from './billingEntries'
import { invoiceAddresses } from './tables'

type Operations = typeof billingOperations

export async function listAddresses({ db, owner }: Call<Operations['listAddresses']>) {
  const rows = await db
    .select()
    .from(invoiceAddresses)
    .where(ofOwner(invoiceAddresses, owner))
    .orderBy(desc(invoiceAddresses.isDefault), desc(invoiceAddresses.addedAs))
  return rows.map((row) => ({
    addressId: row.id,
    addressee: row.addressee,
    phone: row.addresseePhone,
    province: row.province,
    city: row.city,
    areaOrCounty: row.district,
    detailedAddress: row.detailedAddress,
    isDefault: row.isDefault,
    version: row.version,
  }))
}

const { add, edit, remove, setDefault } = entriesOf<ReturnType<typeof contentOf>>(invoiceAddresses, {
  id: 'addressId',
  name: 'addressee',
  default: 'defaultAddress',
})

export const addAddress = async (call: Call<Operations['addAddress']>) => ({
  addressId: await add(call, contentOf(call.body), call.body.isDefault),
})

export const editAddress = (call: Call<Operations['editAddress']>) =>
  edit(call, { ...call.body, id: call.body.addressId, content: contentOf(call.body) })

export const deleteAddress = (call: Call<Operations['deleteAddress']>) => remove(call, call.params.addressId)

export const setDefaultAddress = (call: Call<Operations['setDefaultAddress']>) =>
  setDefault(call, call.body.addressId)

type Body = Omit<Call<Operations['addAddress']>['body'], 'isDefault'>

function contentOf(body: Body) {
  if (!isRegion(body)) throw new Refusal(billingRefusals.unknownRegion)
  return {
    addressee: body.addressee,
    addresseePhone: body.phone,
    province: body.province,
    city: body.city,
    district: body.areaOrCounty,
    detailedAddress: body.detailedAddress,
  }
}
