import { withPolicy } from '../wire/policy'
import { licenceRequestsContract } from './contract'

export const licenceRequestsOperations = withPolicy(licenceRequestsContract, {
  listOwnLicences: {
    summary:
      'Lists the caller’s licences from the company, by end, and other products that they can request. Several batches of a product are listed once.',
    access: 'member',
  },
  requestLicence: {
    summary: 'Requests a licence from the administrators of the caller’s department.',
    access: 'member',
  },
  withdrawLicenceRequest: {
    summary: 'Withdraws the caller’s own open request.',
    access: 'member',
  },
  listLicenceRequests: {
    summary: 'Lists requests in scope, newest first.',
    access: 'administrator',
    permission: 'authorisation',
    lists: 'people',
  },
  grantLicenceRequest: {
    summary:
      'Grants a request, like any licence. Of several batches, it uses the one that lasts longest and has a seat for the member.',
    access: 'administrator',
    permission: 'authorisation',
  },
  reopenLicenceRequest: {
    summary:
      'Undoes the grant of a request within 10 minutes. The seat goes back, and the request is open again.',
    access: 'administrator',
    permission: 'authorisation',
  },
  refuseLicenceRequest: {
    summary: 'Refuses a request and tells the member why.',
    access: 'administrator',
    permission: 'authorisation',
  },
})
