import { eq } from 'drizzle-orm'
import type { Owner } from '../platform/owner/Owner'
import { ofOwner } from '../platform/owner/ofOwner'
import { ownerKey } from '../platform/owner/ownerKey'
import { invoiceAddresses, invoiceTitles, users } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

const day = 86_400_000

/** The first of each kind is the default. */
interface DemoEntries {
  readonly titles: readonly Omit<typeof invoiceTitles.$inferInsert, keyof GeneratedColumns>[]
  readonly addresses: readonly Omit<typeof invoiceAddresses.$inferInsert, keyof GeneratedColumns>[]
}

type GeneratedColumns = ReturnType<typeof ownerKey> & { isDefault: boolean; createdAt: Date }

const person: Owner = { kind: 'person', userId: demo.userIds.individual }
const company: Owner = { kind: 'company', companyId: demo.companyId }

const ofPerson: DemoEntries = {
  titles: [
    {
      id: 'title-studio',
      titleKind: 'enterprise',
      invoiceType: 'special',
      invoiceHeader: '青禾工程咨询有限公司',
      creditCode: '91320594MA25T9Q314',
      bankName: '招商银行苏州工业园区支行',
      bankAccount: '512908765410201',
      registeredAddress: '苏州工业园区星湖街328号5幢',
      registeredPhone: '0512-62881234',
    },
    {
      id: 'title-own',
      titleKind: 'personal',
      invoiceType: 'ordinary',
      invoiceHeader: '叶青',
      creditCode: '',
      bankName: '',
      bankAccount: '',
      registeredAddress: '',
      registeredPhone: '',
    },
  ],
  addresses: [
    {
      id: 'address-office',
      addressee: '叶青',
      addresseePhone: demo.accounts.individual,
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      detailedAddress: '文三路478号12楼',
    },
    {
      id: 'address-home',
      addressee: '叶青',
      addresseePhone: '0571-88061234',
      province: '浙江省',
      city: '杭州市',
      district: '余杭区',
      detailedAddress: '文一西路969号3幢502室',
    },
  ],
}

const ofCompany: DemoEntries = {
  titles: [
    {
      id: 'title-company',
      titleKind: 'enterprise',
      invoiceType: 'special',
      invoiceHeader: '云筑建筑设计研究院有限公司',
      creditCode: '91310110MA1G8X2K77',
      bankName: '中国工商银行上海杨浦支行',
      bankAccount: '6222020200112233445',
      registeredAddress: '上海市杨浦区国康路88号16层',
      registeredPhone: '021-65980001',
    },
  ],
  addresses: [
    {
      id: 'address-finance',
      addressee: '周明远',
      addresseePhone: demo.accounts.superAdministrator,
      province: '上海市',
      city: '上海市',
      district: '杨浦区',
      detailedAddress: '国康路88号16层 财务部',
    },
  ],
}

/** Invoice titles and addresses of a person without a company. */
export const demoBilling = keeping(person, ofPerson)

/** Invoice titles and addresses of the first company. */
export const demoCompanyBilling = keeping(company, ofCompany)

function keeping(owner: Owner, { titles, addresses }: DemoEntries): DemoTopUp {
  return {
    async isMissing(db) {
      const counts = [invoiceTitles, invoiceAddresses].map((table) => db.$count(table, ofOwner(table, owner)))
      return (await Promise.all(counts)).every((count) => count === 0)
    },
    async fill(db, now) {
      // Not if the account belongs to another person meanwhile.
      if (owner.kind === 'person' && (await db.$count(users, eq(users.id, owner.userId))) === 0) return
      const createdAt = new Date(now.getTime() - 60 * day)
      const columns = (n: number) => ({ ...ownerKey(owner), isDefault: n === 0, createdAt })
      // The newest one is listed first, so the default comes last.
      await db.insert(invoiceTitles).values(titles.map((row, n) => ({ ...row, ...columns(n) })).toReversed())
      await db
        .insert(invoiceAddresses)
        .values(addresses.map((row, n) => ({ ...row, ...columns(n) })).toReversed())
    },
  }
}
