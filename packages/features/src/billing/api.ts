import { billingContract, wantedOf } from '@atrium/contracts/billing/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords, type InputsInWords } from '../shared/wire/bindInWords'

const words = {
  invoiceId: 'id',
  addressId: 'id',
  headerType: 'kind',
  unifiedSocialCreditCode: 'creditCode',
  registeredTel: 'registeredPhone',
  areaOrCounty: 'district',
} as const

export const billingApiAtom = atom((get) => bindInWords(billingContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof billingContract, typeof words>
type Inputs = InputsInWords<typeof billingContract, typeof words>

export type InvoiceTitle = Answers['listTitles'][number]
export type InvoiceAddress = Answers['listAddresses'][number]
/** In the format of the service. */
export type TitleContent = Omit<Inputs['addTitle']['body'], 'isDefault'>
export type AddressContent = Omit<Inputs['addAddress']['body'], 'isDefault'>

/** The required fields of such a title, besides its name. */
export const wantedIn = ({ kind, invoiceType }: Pick<TitleContent, 'kind' | 'invoiceType'>) =>
  wantedOf({ headerType: kind, invoiceType }).map((name) => words[name as keyof typeof words] ?? name)
