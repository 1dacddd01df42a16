import { eq } from 'drizzle-orm'
import { ofOwner } from '../platform/owner/ofOwner'
import { ownerKey } from '../platform/owner/ownerKey'
import { invoiceAddresses, invoiceTitles, users } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

const day = 86_400_000
const owner = { kind: 'person', userId: demo.userIds.individual } as const

/** The first of each is the default. */
const titles = [
  {
    id: 'title-studio',
    titleKind: 'enterprise',
    invoiceType: 'special',
    ...{ invoiceHeader: '青禾工程咨询有限公司', creditCode: '91320594MA25T9Q314' },
    ...{ bankName: '招商银行苏州工业园区支行', bankAccount: '512908765410201' },
    ...{ registeredAddress: '苏州工业园区星湖街 328 号 5 幢', registeredPhone: '0512-62881234' },
  },
  {
    id: 'title-own',
    titleKind: 'personal',
    invoiceType: 'ordinary',
    invoiceHeader: '叶青',
    ...{ creditCode: '', bankName: '', bankAccount: '', registeredAddress: '', registeredPhone: '' },
  },
] as const

const addresses = [
  {
    ...{ id: 'address-office', addressee: '叶青', addresseePhone: demo.accounts.individual },
    ...{ province: '浙江省', city: '杭州市', district: '西湖区', detailedAddress: '文三路 478 号 12 楼' },
  },
  {
    ...{ id: 'address-home', addressee: '叶青', addresseePhone: '0571-88061234' },
    ...{
      province: '浙江省',
      city: '杭州市',
      district: '余杭区',
      detailedAddress: '文一西路 969 号 3 幢 502 室',
    },
  },
] as const

/** Two invoice titles and two addresses of somebody who is in no company. */
export const demoBilling: DemoTopUp = {
  async isMissing(db) {
    const kept = [invoiceTitles, invoiceAddresses].map((table) => db.$count(table, ofOwner(table, owner)))
    return (await Promise.all(kept)).every((count) => count === 0)
  },
  async fill(db, now) {
    // Whose account is somebody else's by now has none.
    if ((await db.$count(users, eq(users.id, owner.userId))) === 0) return
    const createdAt = new Date(now.getTime() - 60 * day)
    const kept = (n: number) => ({ ...ownerKey(owner), isDefault: n === 0, createdAt })
    // The newest is listed before others: the default comes last.
    await db.insert(invoiceTitles).values(titles.map((row, n) => ({ ...row, ...kept(n) })).toReversed())
    await db.insert(invoiceAddresses).values(addresses.map((row, n) => ({ ...row, ...kept(n) })).toReversed())
  },
}
