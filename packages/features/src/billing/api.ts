import type { AnswersInWords } from '../shared/wire/bindInWords'
import type { billingContract } from './contract'

const words = {
  invoiceId: 'id',
  addressId: 'id',
  headerType: 'kind',
  unifiedSocialCreditCode: 'creditCode',
  registeredTel: 'registeredPhone',
  areaOrCounty: 'district',
} as const

type Answers = AnswersInWords<typeof billingContract, typeof words>

export type InvoiceTitle = Answers['listTitles'][number]
export type InvoiceAddress = Answers['listAddresses'][number]
