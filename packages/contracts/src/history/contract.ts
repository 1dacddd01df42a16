import * as v from 'valibot'
import { contract, id, page, pageQuery, text, timestamp } from '../wire/contract'

export const historySearchLength = 30

/** The subject of a history; without one, it is the history of the whole company. */
const subjectKind = v.picklist(['member', 'department', 'product'])

/** Kinds of changes to filter by. */
export const changeCategories = [
  'members',
  'departments',
  'licences',
  'company',
  'administrators',
  'invitations',
  'orders',
  'files',
  'reads',
] as const
export type ChangeCategory = (typeof changeCategories)[number]

/**
 * Every change that a history can contain, by operation name. The vendor's commands start with `operator.`.
 */
export const recordedOperations = {
  addDepartment: 'departments',
  editDepartment: 'departments',
  deleteDepartment: 'departments',
  updateMembers: 'members',
  deleteMembers: 'members',
  erasePerson: 'members',
  moveMembers: 'members',
  changeAdministrator: 'administrators',
  grantLicences: 'licences',
  grantSubscriptions: 'licences',
  cancelLicences: 'licences',
  cancelSubscriptions: 'licences',
  grantLicencesToMember: 'licences',
  grantSubscriptionsToMember: 'licences',
  cancelMemberLicences: 'licences',
  cancelMemberSubscriptions: 'licences',
  undoGrants: 'licences',
  restoreLicences: 'licences',
  startBulkChange: 'licences',
  decideSeatCut: 'licences',
  resetSeatCut: 'licences',
  cutSeats: 'licences',
  retryBulkChange: 'licences',
  undoBulkChange: 'licences',
  grantInBulk: 'licences',
  cancelInBulk: 'licences',
  undoGrantInBulk: 'licences',
  restoreInBulk: 'licences',
  borrowLicence: 'licences',
  returnOwnLicence: 'licences',
  returnLicenceFile: 'licences',
  reportOwnDeviceLost: 'licences',
  swapDevice: 'licences',
  markBorrowedReturned: 'licences',
  markBorrowedLost: 'licences',
  setBorrowingLimit: 'licences',
  planReclaim: 'licences',
  cancelReclaim: 'licences',
  saveReclaimPolicy: 'licences',
  exempt: 'licences',
  endExemption: 'licences',
  checkOutSeat: 'licences',
  reportSeat: 'licences',
  endCheckout: 'licences',
  addLicenceRule: 'licences',
  editLicenceRule: 'licences',
  setLicenceRuleState: 'licences',
  deleteLicenceRule: 'licences',
  exceptFromRule: 'licences',
  includeInRule: 'licences',
  retryLicenceRule: 'licences',
  settleLicenceRules: 'licences',
  requestLicence: 'licences',
  withdrawLicenceRequest: 'licences',
  grantLicenceRequest: 'licences',
  reopenLicenceRequest: 'licences',
  refuseLicenceRequest: 'licences',
  setAutoApproval: 'licences',
  setRequestDelegation: 'licences',
  endRequestDelegation: 'licences',
  updateRemarks: 'licences',
  forceOffline: 'licences',
  allocate: 'licences',
  takeBack: 'licences',
  inviteByMessage: 'invitations',
  resendInvitation: 'invitations',
  revokeInvitation: 'invitations',
  createInviteLink: 'invitations',
  revokeInviteLink: 'invitations',
  auditApplications: 'invitations',
  applyToJoin: 'invitations',
  declineInvitation: 'invitations',
  answerInvitation: 'invitations',
  exportList: 'reads',
  readList: 'reads',
  createOrder: 'orders',
  cancelOrder: 'orders',
  deleteOrder: 'orders',
  updatePayType: 'orders',
  requestInvoice: 'orders',
  addTitle: 'orders',
  editTitle: 'orders',
  deleteTitle: 'orders',
  setDefaultTitle: 'orders',
  addAddress: 'orders',
  editAddress: 'orders',
  deleteAddress: 'orders',
  setDefaultAddress: 'orders',
  checkPayment: 'orders',
  receivePayment: 'orders',
  refundPayment: 'orders',
  orderRenewal: 'orders',
  saveEndReminders: 'orders',
  deliverOrder: 'orders',
  closeExpiredOrder: 'orders',
  addFolder: 'files',
  renameNode: 'files',
  moveNodes: 'files',
  copyNodes: 'files',
  packNodes: 'files',
  trashNodes: 'files',
  restoreNodes: 'files',
  emptyBin: 'files',
  beginUpload: 'files',
  finishUpload: 'files',
  cancelUpload: 'files',
  addShare: 'files',
  revokeShare: 'files',
  'operator.shares.end': 'files',
  'operator.shares.end-all': 'files',
  sendCancelCode: 'company',
  cancelAccount: 'company',
  withdrawCancel: 'company',
  openCompany: 'company',
  submitAudit: 'company',
  resubmitAudit: 'company',
  cancelAudit: 'company',
  addGroup: 'administrators',
  editGroup: 'administrators',
  deleteGroup: 'administrators',
  removeAdministrator: 'administrators',
  setSecondStepRule: 'administrators',
  setEmbedderLinks: 'administrators',
  addDirectory: 'administrators',
  editDirectory: 'administrators',
  endDirectory: 'administrators',
  issueDirectoryToken: 'administrators',
  revokeDirectoryToken: 'administrators',
  addDomain: 'administrators',
  verifyDomain: 'administrators',
  removeDomain: 'administrators',
  addConnection: 'administrators',
  renameConnection: 'administrators',
  saveOidcConnection: 'administrators',
  saveSamlConnection: 'administrators',
  saveJoining: 'administrators',
  finishConnectionTest: 'administrators',
  switchConnection: 'administrators',
  endConnection: 'administrators',
  saveSignInRule: 'administrators',
  joinByConnection: 'members',
  placeByConnection: 'members',
  saveDirectoryPerson: 'members',
  deleteDirectoryPerson: 'members',
  linkDirectoryMember: 'members',
  restoreDirectoryMember: 'members',
  returnDirectoryLeavers: 'members',
  linkDirectoryDepartment: 'departments',
  unlinkDirectoryDepartment: 'departments',
  connectChinaDirectory: 'administrators',
  editChinaDirectory: 'administrators',
  setDirectoryCallback: 'administrators',
  readChinaDirectory: 'administrators',
  decideLinks: 'administrators',
  applyDifference: 'administrators',
  cancelDifference: 'administrators',
  finishDifference: 'administrators',
  moveDepartment: 'departments',
  'operator.certifications.approve': 'company',
  'operator.certifications.reject': 'company',
  'operator.dissolutions.approve': 'company',
  'operator.dissolutions.reject': 'company',
  'operator.invitations.budget': 'invitations',
  'operator.seats.overcommit': 'licences',
  'operator.orders.create': 'orders',
  'operator.orders.extend': 'orders',
  'operator.orders.deduct': 'orders',
  'operator.orders.settle': 'orders',
  'operator.orders.fail': 'orders',
  'operator.invoices.issue': 'orders',
  'operator.invoices.attach': 'orders',
} as const satisfies Readonly<Record<string, ChangeCategory>>

export type RecordedOperation = keyof typeof recordedOperations

const named = v.object({ id, name: v.string() })

/** Most names of one kind in a row; `…Count` has the total. */
export const mostNames = 20

/** Other subjects of a change, besides members, departments and products. */
const detailKind = v.picklist([
  'parent',
  'order',
  'group',
  'phone',
  'applicant',
  'company',
  'file',
  'absent',
  'rule',
])
export type DetailKind = v.InferOutput<typeof detailKind>

/** Most details of one kind in a row. */
export const mostDetails = 5

const touched = v.object({ count: v.number(), list: v.array(named) })

export const historyContract = contract({
  listHistory: {
    method: 'GET',
    path: '/api/Enterprise/GetPagedHistory',
    query: v.object({
      enterPriseId: id,
      kind: v.optional(subjectKind),
      id: v.optional(id),
      /** `changes`: everything except reads. */
      category: v.optional(v.picklist([...changeCategories, 'changes'])),
      /** Name or phone of the person who made the change. */
      searchName: v.optional(text(historySearchLength)),
      /** Inclusive. */
      from: v.optional(timestamp),
      /** Exclusive. */
      to: v.optional(timestamp),
      ...pageQuery(1000),
    }),
    response: v.object({
      ...page(
        v.object({
          id: v.string(),
          at: timestamp,
          /** The person who made the change; without a name for the vendor's staff and the service itself. */
          actor: v.object({
            kind: v.picklist(['person', 'directory', 'operator', 'service']),
            name: v.string(),
          }),
          /** Name of the operation. */
          operation: v.string(),
          members: touched,
          departments: touched,
          products: touched,
          /** Other subjects: order numbers, group names, invited phones and so on. */
          details: v.array(v.object({ kind: detailKind, count: v.number(), list: v.array(v.string()) })),
          /** Seats of departments before and after they were moved. */
          shares: v.array(
            v.object({
              side: v.picklist(['from', 'to']),
              department: v.string(),
              before: v.number(),
              after: v.number(),
            }),
          ),
          /** Fields with changed text. */
          changes: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
        }),
      ).entries,
      /** Name of the subject with `id`; empty if it is no longer known. */
      subjectName: v.string(),
    }),
  },
})
