import { authorisationContract } from '@atrium/features/authorisation/contract'
import { implement } from '../service/implement'
import { cancelByProduct } from './cancelByProduct'
import { cancelGrants } from './cancelGrants'
import { forceOffline } from './forceOffline'
import { getHeadImage, getMember } from './getMember'
import { grantByProduct } from './grantByProduct'
import { grantToMember } from './grantToMember'
import { listAssignableProducts } from './listAssignableProducts'
import { listGrantedUsers } from './listGrantedUsers'
import { listMemberLicences } from './listMemberLicences'
import { listMembers } from './listMembers'
import { getProduct, listProducts } from './listProducts'
import { listUngrantedUsers } from './listUngrantedUsers'
import { getPageStatus, updatePageStatus } from './pageStatus'
import { precheckGrant } from './precheckGrant'
import { updateRemarks } from './updateRemarks'

const serialNumber = 0
const subscription = 1

export const authorisationRoutes = implement(authorisationContract, {
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
  grantLicences: grantByProduct(serialNumber),
  grantSubscriptions: grantByProduct(subscription),
  cancelLicences: cancelByProduct(serialNumber),
  cancelSubscriptions: cancelByProduct(subscription),
  grantLicencesToMember: grantToMember(serialNumber),
  grantSubscriptionsToMember: grantToMember(subscription),
  cancelMemberLicences: cancelGrants(serialNumber),
  cancelMemberSubscriptions: cancelGrants(subscription),
  updateRemarks,
  forceOffline,
  getPageStatus,
  updatePageStatus,
})
