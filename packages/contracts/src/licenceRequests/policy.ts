import { withPolicy } from '../wire/policy'
import { licenceRequestsContract } from './contract'

export const licenceRequestsOperations = withPolicy(licenceRequestsContract, {
  listOwnLicences: {
    summary:
      'What the company gave the caller, by what ends first, and what else it has that can be asked for. What was bought more than once is one product.',
    access: 'member',
  },
  requestLicence: {
    summary: 'Asks the administrators who look after the caller’s department for a licence of a product.',
    access: 'member',
  },
  withdrawLicenceRequest: {
    summary: 'Takes the caller’s own request back, while it waits.',
    access: 'member',
  },
  listLicenceRequests: {
    summary: 'Who in scope asks for which product, newest first.',
    access: 'administrator',
    permission: 'authorisation',
    lists: 'people',
  },
  grantLicenceRequest: {
    summary:
      'Gives what was asked for, as any licence is given: of several batches from the one that lasts longest and has a seat for the member.',
    access: 'administrator',
    permission: 'authorisation',
  },
  reopenLicenceRequest: {
    summary:
      'Undoes the grant of a request within 10 minutes: the seat goes back, and the request waits again.',
    access: 'administrator',
    permission: 'authorisation',
  },
  refuseLicenceRequest: {
    summary: 'Refuses it, and tells the member why.',
    access: 'administrator',
    permission: 'authorisation',
  },
})
