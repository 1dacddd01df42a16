import { isBankAccount, tidyAccount, tidyCode } from '@atrium/contracts/billing/contract'
import { isCreditCode } from '@atrium/contracts/shared/company/contract'
import { isPhone, tidyNumber } from '@atrium/contracts/shared/phone/contract'
import { hasCheckDigit } from '@atrium/contracts/shared/registry/contract'
import * as v from 'valibot'
import { filled } from '../../shared/form/textRules'
import { type InvoiceTitle, type TitleContent, wantedIn } from '../api'

/** A title as form values. */
export interface TitleValues extends TitleContent {
  isDefault: boolean
}

export const titleValuesOf = (title: InvoiceTitle | undefined): TitleValues => ({
  kind: title?.kind ?? 'enterprise',
  invoiceType: title?.invoiceType ?? 'ordinary',
  invoiceHeader: title?.invoiceHeader ?? '',
  creditCode: title?.creditCode ?? '',
  bankName: title?.bankName ?? '',
  bankAccount: title?.bankAccount ?? '',
  registeredAddress: title?.registeredAddress ?? '',
  registeredPhone: title?.registeredPhone ?? '',
  isDefault: title?.isDefault ?? false,
})

interface TitleTexts {
  readonly headerRequired: string
  readonly codeRequired: string
  readonly codeInvalid: string
  readonly bankNameRequired: string
  readonly accountRequired: string
  readonly accountInvalid: string
  readonly registeredAddressRequired: string
  readonly registeredPhoneRequired: string
  readonly phoneInvalid: string
}

type Field = Exclude<keyof TitleContent, 'kind' | 'invoiceType'>

/** All rules of a title for its current kind; unused fields have none. */
export function titleSchema(values: TitleValues, texts: TitleTexts) {
  const wanted: readonly string[] = wantedIn(values)
  const told = (
    name: Field,
    required: string,
    { tidy = trimmed, isRight = always, wrong = '' }: Partial<Rule> = {},
  ) =>
    v.pipe(
      v.string(),
      v.transform((typed) => (values.kind === 'personal' ? '' : tidy(typed))),
      v.check((value) => value !== '' || !wanted.includes(name), required),
      v.check((value) => value === '' || isRight(value), wrong),
    )
  return v.object({
    kind: v.picklist(['enterprise', 'personal']),
    invoiceType: v.picklist(['ordinary', 'special']),
    invoiceHeader: filled(texts.headerRequired),
    creditCode: told('creditCode', texts.codeRequired, {
      tidy: tidyCode,
      isRight: (code) => isCreditCode(code) && hasCheckDigit(code),
      wrong: texts.codeInvalid,
    }),
    bankName: told('bankName', texts.bankNameRequired),
    bankAccount: told('bankAccount', texts.accountRequired, {
      tidy: tidyAccount,
      isRight: isBankAccount,
      wrong: texts.accountInvalid,
    }),
    registeredAddress: told('registeredAddress', texts.registeredAddressRequired),
    registeredPhone: told('registeredPhone', texts.registeredPhoneRequired, {
      tidy: tidyNumber,
      isRight: isPhone,
      wrong: texts.phoneInvalid,
    }),
    isDefault: v.boolean(),
  })
}

interface Rule {
  readonly tidy: (typed: string) => string
  readonly isRight: (value: string) => boolean
  readonly wrong: string
}

const trimmed = (typed: string) => typed.trim()
const always = () => true
