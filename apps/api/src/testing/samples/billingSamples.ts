import type { billingOperations } from '@atrium/contracts/billing/policy'
import { randomId } from '../../platform/keys/randomId'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { ownerKey } from '../../platform/owner/ownerKey'
import { demo } from '../../seed/demo'
import { invoiceAddresses, invoiceTitles } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const company: Owner = { kind: 'company', companyId: demo.companyId }
const person: Owner = { kind: 'person', userId: demo.userIds.superAdministrator }

export const someTitle = {
  headerType: 'enterprise',
  invoiceType: 'special',
  invoiceHeader: '云筑建筑设计研究院有限公司',
  unifiedSocialCreditCode: '91310110MA1G8X2K77',
  bankName: '招商银行上海大连路支行',
  bankAccount: '121908765410201',
  registeredAddress: '上海市杨浦区国康路88号',
  registeredTel: '021-65981234',
} as const

export const someAddress = {
  addressee: '沈知远',
  phone: '021-65981234',
  province: '上海市',
  city: '上海市',
  areaOrCounty: '杨浦区',
  detailedAddress: '国康路88号16层',
} as const

const {
  headerType: titleKind,
  unifiedSocialCreditCode: creditCode,
  registeredTel,
  ...restOfTitle
} = someTitle
const keptTitle = { ...restOfTitle, titleKind, creditCode, registeredPhone: registeredTel }
const { phone: addresseePhone, areaOrCounty: district, ...restOfAddress } = someAddress
const keptAddress = { ...restOfAddress, addresseePhone, district }

/** A title of the first demo company or its super administrator, in addition to others. */
export async function newTitle({ database, clock }: TestService, owner: Owner): Promise<string> {
  const id = randomId()
  await database.connection
    .insert(invoiceTitles)
    .values({ ...ownerKey(owner), ...keptTitle, id, isDefault: false, createdAt: clock.now() })
  return id
}

export async function newAddress({ database, clock }: TestService, owner: Owner): Promise<string> {
  const id = randomId()
  await database.connection
    .insert(invoiceAddresses)
    .values({ ...ownerKey(owner), ...keptAddress, id, isDefault: false, createdAt: clock.now() })
  return id
}

/** A call for the company, and one for the person. */
export function ofBoth<I>(input: (service: TestService, owner: Owner) => Promise<I>) {
  const of = (owner: Owner) => ({
    ...boss,
    input: ({ service }: { readonly service: TestService }) => input(service, owner),
  })
  return { ...of(company), ofPerson: of(person) }
}

/** Makes room for another one. */
const emptied =
  (table: typeof invoiceTitles | typeof invoiceAddresses) => (service: TestService, owner: Owner) =>
    service.database.connection.delete(table).where(ofOwner(table, owner))

export const billingSamples: SamplesOf<typeof billingOperations> = {
  listTitles: ofBoth(async () => ({})),
  addTitle: ofBoth(async (service, owner) => {
    await emptied(invoiceTitles)(service, owner)
    return { body: { ...someTitle } }
  }),
  editTitle: ofBoth(async (service, owner) => ({
    body: { ...someTitle, invoiceId: await newTitle(service, owner), version: 1, bankName: '中国银行' },
  })),
  deleteTitle: ofBoth(async (service, owner) => ({ params: { invoiceId: await newTitle(service, owner) } })),
  setDefaultTitle: ofBoth(async (service, owner) => ({
    body: { invoiceId: await newTitle(service, owner) },
  })),
  listAddresses: ofBoth(async () => ({})),
  addAddress: ofBoth(async (service, owner) => {
    await emptied(invoiceAddresses)(service, owner)
    return { body: { ...someAddress } }
  }),
  editAddress: ofBoth(async (service, owner) => ({
    body: { ...someAddress, addressId: await newAddress(service, owner), version: 1, addressee: '顾一鸣' },
  })),
  deleteAddress: ofBoth(async (service, owner) => ({
    params: { addressId: await newAddress(service, owner) },
  })),
  setDefaultAddress: ofBoth(async (service, owner) => ({
    body: { addressId: await newAddress(service, owner) },
  })),
}
