import { wantedOf } from '@atrium/contracts/billing/contract'
import type { billingOperations } from '@atrium/contracts/billing/policy'
import { desc } from 'drizzle-orm'
import { ofOwner } from '../../platform/owner/ofOwner'
import { InvalidInput } from '../../platform/refusal/InvalidInput'
import type { Call } from '../../ports/Call'
import { entriesOf } from './billingEntries'
import { invoiceTitles } from './tables'

type Operations = typeof billingOperations

export async function listTitles({ db, owner }: Call<Operations['listTitles']>) {
  const rows = await db
    .select()
    .from(invoiceTitles)
    .where(ofOwner(invoiceTitles, owner))
    .orderBy(desc(invoiceTitles.isDefault), desc(invoiceTitles.addedAs))
  return rows.map((row) => ({
    invoiceId: row.id,
    headerType: row.titleKind,
    invoiceType: row.invoiceType,
    invoiceHeader: row.invoiceHeader,
    unifiedSocialCreditCode: row.creditCode,
    bankName: row.bankName,
    bankAccount: row.bankAccount,
    registeredAddress: row.registeredAddress,
    registeredTel: row.registeredPhone,
    isDefault: row.isDefault,
    version: row.version,
  }))
}

const { add, edit, remove, setDefault } = entriesOf<ReturnType<typeof contentOf>>(invoiceTitles, {
  id: 'invoiceId',
  name: 'invoiceHeader',
  default: 'defaultTitle',
})

export const addTitle = async (call: Call<Operations['addTitle']>) => ({
  invoiceId: await add(call, contentOf(call.body), call.body.isDefault),
})

export const editTitle = (call: Call<Operations['editTitle']>) =>
  edit(call, { ...call.body, id: call.body.invoiceId, content: contentOf(call.body) })

export const deleteTitle = (call: Call<Operations['deleteTitle']>) => remove(call, call.params.invoiceId)

export const setDefaultTitle = (call: Call<Operations['setDefaultTitle']>) =>
  setDefault(call, call.body.invoiceId)

type Body = Omit<Call<Operations['addTitle']>['body'], 'isDefault'>

/** The stored content: requires all fields of the kind, and drops the others. */
function contentOf(body: Body) {
  const missing = wantedOf(body).filter((field) => body[field] === '')
  if (missing.length > 0)
    throw new InvalidInput(missing.map((field) => ({ path: `body.${field}`, message: 'is required' })))
  const { headerType: titleKind, invoiceHeader } = body
  if (titleKind === 'personal') return { titleKind, invoiceHeader, ...ofPerson }
  return {
    titleKind,
    invoiceHeader,
    invoiceType: body.invoiceType,
    creditCode: body.unifiedSocialCreditCode,
    bankName: body.bankName,
    bankAccount: body.bankAccount,
    registeredAddress: body.registeredAddress,
    registeredPhone: body.registeredTel,
  }
}

const ofPerson = {
  invoiceType: 'ordinary',
  creditCode: '',
  bankName: '',
  bankAccount: '',
  registeredAddress: '',
  registeredPhone: '',
} as const
