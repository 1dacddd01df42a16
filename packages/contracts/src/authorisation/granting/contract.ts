import * as v from 'valibot'
import { impact, precheck } from '../../shared/impact/contract'
import { id, type OperationShape } from '../../wire/contract'

/** Most licences that one call assigns or cancels. */
export const mostIds = 1000

const someIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(mostIds))
const grantBody = v.object({ enterPriseId: id, mainId: id, userIds: someIds })

const preview = { effect: 'reads' } as const

const change = { method: 'PATCH', response: v.literal(true) } as const

const grantToMany = (path: `/api/${string}`) =>
  ({
    ...change,
    path,
    body: grantBody,
  }) as const

const grantToOne = (path: `/api/${string}`) =>
  ({
    ...change,
    path,
    query: v.object({ enterPriseId: id, grantUserId: id }),
    /** Ids of the products. */
    body: someIds,
  }) as const

const cancelMany = (path: `/api/${string}`) =>
  ({
    ...change,
    path,
    query: v.object({ enterPriseId: id }),
    /** The `subId` of each granted licence. */
    body: someIds,
  }) as const

/** Granting and cancelling licences, with their prechecks and previews. */
export const granting = {
  precheckGrant: {
    method: 'POST',
    path: '/api/Enterprise/PreCheckGrantByDepartment',
    effect: 'reads',
    body: v.object({ enterPriseId: id, userIds: someIds, mainId: id }),
    response: v.object({
      ...precheck.entries,
      /** The question is about a member's second seat of the product. */
      isHeldAlready: v.optional(v.boolean()),
    }),
  },
  grantLicences: grantToMany('/api/Enterprise/GrantSNByProduct'),
  grantSubscriptions: grantToMany('/api/Enterprise/GrantSAASByProduct'),
  cancelLicences: grantToMany('/api/Enterprise/CancelSNByProduct'),
  cancelSubscriptions: grantToMany('/api/Enterprise/CancelSAASByProduct'),
  grantLicencesToMember: grantToOne('/api/Enterprise/BatchGrantSNToEnterpriseUser'),
  grantSubscriptionsToMember: grantToOne('/api/Enterprise/BatchGrantSAASToEnterpriseUser'),
  cancelMemberLicences: cancelMany('/api/Enterprise/BatchCancelSN'),
  cancelMemberSubscriptions: cancelMany('/api/Enterprise/BatchCancelSAAS'),
  undoGrants: {
    ...change,
    path: '/api/Enterprise/UndoGrantSN',
    body: v.object({ enterPriseId: id, mainIds: someIds, userIds: someIds }),
  },
  restoreLicences: {
    ...change,
    path: '/api/Enterprise/RestoreCancelledSN',
    body: v.object({ enterPriseId: id, mainIds: someIds, userIds: someIds }),
  },
  previewCancelByProduct: {
    ...preview,
    method: 'POST',
    path: '/api/Enterprise/GetCancelSNByProductImpact',
    body: grantBody,
    response: impact,
  },
  previewCancelGrants: {
    ...preview,
    method: 'POST',
    path: '/api/Enterprise/GetCancelSNImpact',
    query: v.object({ enterPriseId: id }),
    body: someIds,
    response: impact,
  },
} as const satisfies Readonly<Record<string, OperationShape>>
