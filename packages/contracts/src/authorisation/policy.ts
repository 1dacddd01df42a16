import { withPolicy } from '../wire/policy'
import { authorisationContract } from './contract'

export const authorisationOperations = withPolicy(authorisationContract, {
  listMembers: {
    summary: 'Members with the number of their licences. `orderName` 0 join time, 1 granted count.',
    access: 'administrator',
    permission: 'authorisation',
    lists: 'people',
  },
  getMember: {
    summary: 'One member.',
    access: 'administrator',
    permission: 'authorisation',
  },
  getHeadImage: {
    summary: 'Path of a member’s picture; refused with code noHeadImage where there is none.',
    access: 'administrator',
    permission: 'authorisation',
  },
  listMemberLicences: {
    summary: 'Licences granted to a member.',
    access: 'administrator',
    permission: 'authorisation',
  },
  listAssignableProducts: {
    summary:
      'Products that the member does not have, with the seats open to the member’s department and above. A search finds those the member has as well, as obstacles.',
    access: 'administrator',
    permission: 'authorisation',
  },
  listProducts: {
    summary:
      'The company’s products, batches of the same one beside each other. `orderName` 0 when they came, 1 name, 2 end (permanent ones are the last), 3 available seats, 4 who can work with it least: expired, full, about to end.',
    access: 'member',
  },
  getProduct: {
    summary: 'One product and its seats.',
    access: 'administrator',
    permission: 'authorisation',
  },
  listGrantedUsers: {
    summary: 'Members who hold a licence of the product.',
    access: 'administrator',
    permission: 'authorisation',
    lists: 'people',
  },
  listUngrantedUsers: {
    summary:
      'Members without a licence of the product, at most 1,000. A search finds those who have one as well, as obstacles.',
    access: 'administrator',
    permission: 'authorisation',
    lists: 'people',
  },
  precheckGrant: {
    summary:
      '0 proceed; 2 confirm, seats of a higher department will be used, or one of the members holds a seat of another batch of the product; 1 or 3 refused, the message says why.',
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
      'Undoes a grant within 10 minutes, for each of the members and each of the products, all or none: the seats go back, and requests that it closed wait again.',
    access: 'administrator',
    permission: 'authorisation',
  },
  restoreLicences: {
    summary:
      'Undoes a cancel within 10 minutes, for each of the members and each of the products, all or none: the same licences, with serial numbers and devices.',
    access: 'administrator',
    permission: 'authorisation',
  },
  previewCancelByProduct: {
    summary: 'Who would lose the product, who uses it right now, and where the seats return.',
    access: 'administrator',
    permission: 'authorisation',
  },
  previewCancelGrants: {
    summary: 'The same for granted licences by their `subId`.',
    access: 'administrator',
    permission: 'authorisation',
  },
  updateRemarks: {
    summary: 'Changes the remarks of a product; for who looks after the whole company.',
    access: 'administrator',
    permission: 'authorisation',
  },
  forceOffline: {
    summary: 'Ends the member’s use of a licence on every device.',
    access: 'administrator',
    permission: 'authorisation',
  },
  getPageStatus: {
    summary: 'A display choice that the person made earlier; 404 where there is none.',
    access: 'user',
  },
  updatePageStatus: {
    summary: 'Keeps a display choice of the person.',
    access: 'user',
  },
})
