import { withPolicy } from '../wire/policy'
import { renewalsContract } from './contract'

const buyers = { access: 'administrator', permission: 'orders' } as const
const administrators = { access: 'administrator', permission: 'authorisation' } as const

export const renewalsOperations = withPolicy(renewalsContract, {
  listRenewals: {
    summary:
      'Lists the company’s batches of licences by their end, with use, waiting members, the seats that seem to be needed, and the price of a renewal.',
    ...buyers,
  },
  quoteRenewal: {
    summary:
      'Returns the price of renewing several batches, for a term or until the same day. Days are charged in proportion to the price of a term.',
    ...buyers,
  },
  orderRenewal: {
    summary:
      'Orders the renewal of several batches. If fewer seats of a batch are renewed, the others end when the batch would have ended.',
    ...buyers,
  },
  getSeatCut: {
    summary: 'Returns how many seats of a batch end because fewer were renewed, and when.',
    ...administrators,
  },
  listSeatHolders: {
    summary:
      'Lists the holders of a batch in the caller’s scope whose seats end, and those who keep theirs. Those who haven’t used it longest come first.',
    ...administrators,
    lists: 'people',
  },
  decideSeatCut: {
    summary: 'Decides which members in the caller’s scope lose their seat. As many lose one as before.',
    ...administrators,
  },
  resetSeatCut: {
    summary: 'Lets idle time decide again who loses a seat. Only for callers who manage every department.',
    ...administrators,
  },
  getEndReminders: {
    summary: 'Returns how many days before an end buyers are reminded, for the company and for each product.',
    ...buyers,
  },
  saveEndReminders: {
    summary: 'Sets how many days before an end buyers are reminded, for the company or one product.',
    ...buyers,
  },
})
