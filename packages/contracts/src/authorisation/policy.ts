import { withPolicy } from '../wire/policy'
import { authorisationContract } from './contract'

export const authorisationOperations = withPolicy(authorisationContract, {
  listMembers: {
    summary: 'Lists members with their number of licences. `orderName`: 0 join time, 1 number of licences.',
    access: 'administrator',
    permission: 'authorisation',
    lists: 'people',
  },
  getMember: {
    summary: 'Returns one member.',
    access: 'administrator',
    permission: 'authorisation',
  },
  getHeadImage: {
    summary: 'Returns the path of a member’s picture. Refused with code `noHeadImage` if there is none.',
    access: 'administrator',
    permission: 'authorisation',
  },
  listMemberLicences: {
    summary: 'Lists the licences of a member.',
    access: 'administrator',
    permission: 'authorisation',
  },
  listAssignableProducts: {
    summary:
      'Lists products that the member doesn’t have, with the seats available to their department. A search also finds products that the member has, as obstacles.',
    access: 'administrator',
    permission: 'authorisation',
  },
  listProducts: {
    summary:
      'Lists the company’s products, batches of a product together. `orderName`: 0 date added, 1 name, 2 end (permanent ones last), 3 available seats, 4 urgency (expired, full, about to end).',
    access: 'member',
  },
  getProduct: {
    summary: 'Returns one product with its seats.',
    access: 'administrator',
    permission: 'authorisation',
  },
  listGrantedUsers: {
    summary:
      'Lists members who hold a licence of the product. `orderName`: 0 date granted, 1 last use (never used: date granted).',
    access: 'administrator',
    permission: 'authorisation',
    lists: 'people',
  },
  listUngrantedUsers: {
    summary:
      'Lists members without a licence of the product, at most 1,000. A search also finds members who have one, as obstacles.',
    access: 'administrator',
    permission: 'authorisation',
    lists: 'people',
  },
  precheckGrant: {
    summary:
      'Returns 0: proceed; 2: confirm, because seats of a higher department will be used or a member holds a seat of another batch; 1 or 3: refused, see the message.',
    access: 'administrator',
    permission: 'authorisation',
  },
  grantLicences: {
    summary: 'Grants a serial-number product to members, all or none.',
    access: 'administrator',
    permission: 'authorisation',
  },
  grantSubscriptions: {
    summary: 'Grants a cloud subscription to members, all or none.',
    access: 'administrator',
    permission: 'authorisation',
  },
  cancelLicences: {
    summary: 'Takes a serial-number product back from members.',
    access: 'administrator',
    permission: 'authorisation',
  },
  cancelSubscriptions: {
    summary: 'Takes a cloud subscription back from members.',
    access: 'administrator',
    permission: 'authorisation',
  },
  grantLicencesToMember: {
    summary: 'Grants serial-number products to one member, all or none.',
    access: 'administrator',
    permission: 'authorisation',
  },
  grantSubscriptionsToMember: {
    summary: 'Grants cloud subscriptions to one member, all or none.',
    access: 'administrator',
    permission: 'authorisation',
  },
  cancelMemberLicences: {
    summary: 'Takes serial-number licences back.',
    access: 'administrator',
    permission: 'authorisation',
  },
  cancelMemberSubscriptions: {
    summary: 'Takes cloud subscriptions back.',
    access: 'administrator',
    permission: 'authorisation',
  },
  undoGrants: {
    summary:
      'Undoes a grant within 10 minutes, for all given members and products or none. The seats go back, and the requests that it closed reopen.',
    access: 'administrator',
    permission: 'authorisation',
  },
  restoreLicences: {
    summary:
      'Undoes a cancellation within 10 minutes, for all given members and products or none. The same licences return, with serial numbers and devices.',
    access: 'administrator',
    permission: 'authorisation',
  },
  previewCancelByProduct: {
    summary: 'Returns who would lose the product, who is using it, and where the seats return.',
    access: 'administrator',
    permission: 'authorisation',
  },
  previewCancelGrants: {
    summary: 'The same as for products, for granted licences by `subId`.',
    access: 'administrator',
    permission: 'authorisation',
  },
  updateRemarks: {
    summary: 'Changes the remarks of a product. Requires managing the whole company.',
    access: 'administrator',
    permission: 'authorisation',
  },
  forceOffline: {
    summary: 'Ends the member’s use of a licence on all devices.',
    access: 'administrator',
    permission: 'authorisation',
  },
  getPageStatus: {
    summary: 'Returns a display setting of the person; 404 if there is none.',
    access: 'user',
    embedding: 'any',
  },
  updatePageStatus: {
    summary: 'Stores a display setting of the person.',
    access: 'user',
    embedding: 'any',
  },
})
