import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { implement } from '../../ports/implement'
import { cancelByProduct } from './cancelByProduct'
import { cancelGrants } from './cancelGrants'
import { forceOffline } from './forceOffline'
import { grantByProduct } from './grantByProduct'
import { grantToMember } from './grantToMember'
import { listAssignableProducts } from './listAssignableProducts'
import { listGrantedUsers } from './listGrantedUsers'
import { getProduct, listProducts } from './listProducts'
import { listUngrantedUsers } from './listUngrantedUsers'
import { getHeadImage, getMember, listMemberLicences, listMembers } from './memberLicences'
import { getPageStatus, updatePageStatus } from './pageStatus'
import { precheckGrant } from './precheckGrant'
import { previewCancelByProduct, previewCancelGrants } from './previewCancel'
import { restoreGrants, undoGrants } from './undoGrants'
import { updateRemarks } from './updateRemarks'

const serialNumber = 0
const subscription = 1

export const authorisationRoutes = implement(authorisationOperations, {
  listMembers,
  getMember,
  getHeadImage,
  listMemberLicences,
  listAssignableProducts,
  listProducts,
  getProduct,
  listGrantedUsers,
  listUngrantedUsers,
  precheckGrant,
  // Locks on the products separate these.
  grantLicences: { together: grantByProduct(serialNumber) },
  grantSubscriptions: { together: grantByProduct(subscription) },
  cancelLicences: { together: cancelByProduct(serialNumber) },
  cancelSubscriptions: { together: cancelByProduct(subscription) },
  grantLicencesToMember: { together: grantToMember(serialNumber) },
  grantSubscriptionsToMember: { together: grantToMember(subscription) },
  cancelMemberLicences: { together: cancelGrants(serialNumber) },
  cancelMemberSubscriptions: { together: cancelGrants(subscription) },
  undoGrants: { together: undoGrants },
  restoreLicences: { together: restoreGrants },
  previewCancelByProduct,
  previewCancelGrants,
  updateRemarks: { together: updateRemarks },
  forceOffline: { together: forceOffline },
  getPageStatus,
  updatePageStatus,
})
