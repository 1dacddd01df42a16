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
      'Requests a licence from the administrators of the caller’s department. If the company approves requests for the product automatically, the caller gets it at once, or joins the waiting list.',
    access: 'member',
  },
  withdrawLicenceRequest: {
    summary: 'Withdraws the caller’s own open request. An approved one leaves the waiting list.',
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
      'Approves a request. Of several batches, it uses the one that lasts longest and has a seat for the member. If no seat is free, the member joins the waiting list, and the administrators of the whole company are asked for a seat. A request that was approved before is granted, like any licence, or refused for want of a seat.',
    access: 'administrator',
    permission: 'authorisation',
  },
  reopenLicenceRequest: {
    summary:
      'Undoes the approval of a request within 10 minutes. A granted seat goes back, and the request is open again, or waits for a seat if it was approved before.',
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
  listRequestDelegations: {
    summary:
      'Lists who answers licence requests for the caller, for whom the caller answers, and the administrators in scope whom the caller may name.',
    access: 'administrator',
    permission: 'authorisation',
  },
  setRequestDelegation: {
    summary:
      'Names a colleague who answers licence requests for the caller from day to day, in the scope that the caller has at that moment. They must be a member in the caller’s scope, and an administrator of licences themselves. It covers nothing else and isn’t passed on.',
    access: 'administrator',
    permission: 'authorisation',
  },
  endRequestDelegation: {
    summary: 'Ends a delegation, given the person who is away. Either of the two may do it.',
    access: 'administrator',
    permission: 'authorisation',
  },
  refuseLicenceRequest: {
    summary: 'Refuses an open request and tells the member why. An approved one leaves the waiting list.',
    access: 'administrator',
    permission: 'authorisation',
  },
})
