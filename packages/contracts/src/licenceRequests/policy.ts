import { withPolicy } from '../wire/policy'
import { licenceRequestsContract } from './contract'

export const licenceRequestsOperations = withPolicy(licenceRequestsContract, {
  listOwnLicences: {
    summary:
      'Lists the caller’s licences from the company, by end, and other products that they can request. Several batches of a product are listed once.',
    access: 'member',
  },
  requestLicence: {
    summary:
      'Requests a licence from the administrators of the caller’s department. If the company approves requests for the product automatically and a seat is free, the caller gets it at once.',
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
  listAutoApprovals: {
    summary: 'Lists the company’s products, and whether requests for them are approved automatically.',
    access: 'superAdministrator',
  },
  setAutoApproval: {
    summary:
      'Switches the automatic approval of requests for a product, given its first batch. Open requests aren’t affected.',
    access: 'superAdministrator',
  },
  refuseLicenceRequest: {
    summary: 'Refuses a request and tells the member why.',
    access: 'administrator',
    permission: 'authorisation',
  },
})
