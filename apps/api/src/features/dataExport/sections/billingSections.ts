import { asc } from 'drizzle-orm'
import { ofOwner } from '../../../platform/owner/ofOwner'
import { invoiceAddresses, invoiceTitles } from '../../billing/tables'
import type { Section } from '../Section'

/** The person's own invoice details. */
export const billingSections: readonly Section[] = [
  {
    name: 'invoice-titles',
    title: ['发票抬头', 'Invoice titles'],
    about: ['您保存的发票抬头。', 'Whom your invoices name.'],
    tables: [invoiceTitles],
    columns: {
      titleKind: ['抬头类型', 'Kind'],
      invoiceType: ['发票类型', 'Invoice'],
      invoiceHeader: ['抬头', 'Title'],
      creditCode: ['统一社会信用代码', 'Unified social credit code'],
      bankName: ['开户银行', 'Bank'],
      bankAccount: ['银行账号', 'Bank account'],
      registeredAddress: ['注册地址', 'Registered address'],
      registeredPhone: ['注册电话', 'Registered phone'],
      isDefault: ['默认', 'Default'],
      createdAt: ['添加时间', 'Added at'],
    },
    read: (db, { userId }) =>
      db
        .select()
        .from(invoiceTitles)
        .where(ofOwner(invoiceTitles, { kind: 'person', userId }))
        .orderBy(asc(invoiceTitles.addedAs)),
  },
  {
    name: 'invoice-addresses',
    title: ['收票地址', 'Invoice addresses'],
    about: ['您保存的收票地址。', 'Where your invoices on paper are sent.'],
    tables: [invoiceAddresses],
    columns: {
      addressee: ['收件人', 'Addressee'],
      addresseePhone: ['电话', 'Phone'],
      province: ['省份', 'Province'],
      city: ['城市', 'City'],
      district: ['区县', 'District'],
      detailedAddress: ['详细地址', 'Address'],
      isDefault: ['默认', 'Default'],
      createdAt: ['添加时间', 'Added at'],
    },
    read: (db, { userId }) =>
      db
        .select()
        .from(invoiceAddresses)
        .where(ofOwner(invoiceAddresses, { kind: 'person', userId }))
        .orderBy(asc(invoiceAddresses.addedAs)),
  },
]
