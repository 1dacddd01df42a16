import * as v from 'valibot'
import { companyNameLength, isCreditCode } from '../shared/company/contract'
import { isPhone, tidyNumber } from '../shared/phone/contract'
import { hasCheckDigit } from '../shared/registry/contract'
import { compact, contract, id, text, wholeNumber } from '../wire/contract'

/** Most titles, and most addresses, that one owner can store. */
export const mostKept = 20

export const lengths = {
  header: companyNameLength,
  bankName: 100,
  address: 200,
  addressee: 50,
} as const

export const headerTypes = ['enterprise', 'personal'] as const
export const invoiceTypes = ['ordinary', 'special'] as const

export const isBankAccount = (account: string): boolean => /^\d{6,32}$/.test(account)

/** Removes the spaces and hyphens that people type between groups of digits. */
export const tidyAccount = (typed: string): string => compact(typed).replaceAll('-', '')

export const tidyCode = (typed: string): string => compact(typed).toUpperCase()

const orEmpty = (tidy: (typed: string) => string, isRight: (value: string) => boolean, message: string) =>
  v.pipe(
    text(60),
    v.transform(tidy),
    v.check((value) => value === '' || isRight(value), message),
  )

/** The person or company that an invoice is made out to. For a person, only the name counts. */
const title = {
  headerType: v.picklist(headerTypes),
  /** `special`: a VAT invoice, for companies only. */
  invoiceType: v.picklist(invoiceTypes),
  invoiceHeader: text(lengths.header, 1),
  unifiedSocialCreditCode: orEmpty(
    tidyCode,
    (code) => isCreditCode(code) && hasCheckDigit(code),
    '请输入正确的18位统一社会信用代码',
  ),
  bankName: text(lengths.bankName),
  bankAccount: orEmpty(tidyAccount, isBankAccount, '请输入正确的银行账号'),
  registeredAddress: text(lengths.address),
  registeredTel: orEmpty(tidyNumber, isPhone, '请输入正确的电话号码'),
}

/** Where a paper invoice is sent. */
const address = {
  addressee: text(lengths.addressee, 1),
  phone: v.pipe(text(60, 1), v.transform(tidyNumber), v.check(isPhone, '请输入正确的电话号码')),
  province: text(50, 1),
  city: text(50, 1),
  areaOrCounty: text(50, 1),
  detailedAddress: text(lengths.address, 1),
}

const wanted = ['unifiedSocialCreditCode'] as const
const wantedOfSpecial = [...wanted, 'bankName', 'bankAccount', 'registeredAddress', 'registeredTel'] as const

type Title = v.InferOutput<v.ObjectSchema<typeof title, undefined>>

/** The required fields of such a title, besides its name. */
export function wantedOf(given: Pick<Title, 'headerType' | 'invoiceType'>): readonly (keyof Title)[] {
  if (given.headerType === 'personal') return []
  return given.invoiceType === 'special' ? wantedOfSpecial : wanted
}

/** As stored. Later rules don't invalidate older rows. */
const kept = <const S extends v.ObjectEntries>(content: S) => ({
  ...(Object.fromEntries(Object.keys(content).map((key) => [key, v.string()])) as {
    [K in keyof S]: v.StringSchema<undefined>
  }),
  isDefault: v.boolean(),
  /** Incremented with each edit. */
  version: v.number(),
})

/** Makes it the default. The first one is always the default. */
const asDefault = { isDefault: v.optional(v.boolean(), false) }
/** The version that the person saw. Refused if it is out of date. */
const seen = { version: wholeNumber(1, 2_000_000_000) }

const ofTitle = { invoiceId: id }
const ofAddress = { addressId: id }

const writes = { idempotent: true } as const

export const billingContract = contract({
  listTitles: {
    method: 'GET',
    path: '/api/Invoice/GetInvoiceList',
    response: v.array(
      v.object({
        ...ofTitle,
        ...kept(title),
        headerType: title.headerType,
        invoiceType: title.invoiceType,
      }),
    ),
  },
  addTitle: {
    method: 'POST',
    path: '/api/Invoice/AddInvoice',
    ...writes,
    body: v.object({ ...title, ...asDefault }),
    response: v.object(ofTitle),
  },
  editTitle: {
    method: 'POST',
    path: '/api/Invoice/EditInvoice',
    ...writes,
    body: v.object({ ...ofTitle, ...seen, ...title, ...asDefault }),
    response: v.literal(true),
  },
  deleteTitle: {
    method: 'DELETE',
    path: '/api/Invoice/DeleteProduct/invoiceId/{invoiceId}',
    ...writes,
    params: v.object(ofTitle),
    response: v.literal(true),
  },
  setDefaultTitle: {
    method: 'PUT',
    path: '/api/Invoice/SetInvoiceIsDefaultState',
    ...writes,
    body: v.object(ofTitle),
    response: v.literal(true),
  },
  listAddresses: {
    method: 'GET',
    path: '/api/Invoice/GetSendInvoiceAddressList',
    response: v.array(v.object({ ...ofAddress, ...kept(address) })),
  },
  addAddress: {
    method: 'POST',
    path: '/api/Invoice/AddSendInvoiceAddress',
    ...writes,
    body: v.object({ ...address, ...asDefault }),
    response: v.object(ofAddress),
  },
  editAddress: {
    method: 'POST',
    path: '/api/Invoice/EditSendInvoiceAddress',
    ...writes,
    body: v.object({ ...ofAddress, ...seen, ...address, ...asDefault }),
    response: v.literal(true),
  },
  deleteAddress: {
    method: 'DELETE',
    path: '/api/Invoice/DeleteAddress/addressId/{addressId}',
    ...writes,
    params: v.object(ofAddress),
    response: v.literal(true),
  },
  setDefaultAddress: {
    method: 'PUT',
    path: '/api/Invoice/SetAddressIsDefaultState',
    ...writes,
    body: v.object(ofAddress),
    response: v.literal(true),
  },
})

/** Error codes of billing calls. */
export const billingErrors = {
  tooMany: 54701,
  changedMeanwhile: 54702,
  unknownRegion: 54703,
} as const
