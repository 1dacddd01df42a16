import * as v from 'valibot'
import { impact, precheck } from '../../shared/impact/contract'
import { id, type OperationShape } from '../../wire/contract'

export const ofAdministrators = { access: 'administrator', permission: 'authorisation' } as const

/** At most this many licences are assigned or cancelled at once. */
export const mostIds = 1000

const someIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(mostIds))
const grantBody = v.object({ enterPriseId: id, mainId: id, userIds: someIds })

const preview = { ...ofAdministrators, effect: 'reads' } as const

const change = { ...ofAdministrators, method: 'PATCH', response: v.literal(true) } as const

const grantToMany = (path: `/api/${string}`, summary: string) =>
  ({
    ...change,
    path,
    summary,
    body: grantBody,
  }) as const

const grantToOne = (path: `/api/${string}`, summary: string) =>
  ({
    ...change,
    path,
    summary,
    query: v.object({ enterPriseId: id, grantUserId: id }),
    /** Ids of the products. */
    body: someIds,
  }) as const

const cancelMany = (path: `/api/${string}`, summary: string) =>
  ({
    ...change,
    path,
    summary,
    query: v.object({ enterPriseId: id }),
    /** `subId` of each granted licence. */
    body: someIds,
  }) as const

/** What gives licences and takes them back, and what is asked beforehand. */
export const granting = {
  precheckGrant: {
    method: 'POST',
    path: '/api/Enterprise/PreCheckGrantByDepartment',
    summary:
      '0 proceed; 2 confirm, seats of a higher department will be used, or one of the members holds a seat of another batch of the product; 1 or 3 refused, the message says why.',
    ...ofAdministrators,
    effect: 'reads',
    body: v.object({ enterPriseId: id, userIds: someIds, mainId: id }),
    response: v.object({
      ...precheck.entries,
      /** What is to be confirmed is that it would be one's second seat of the product. */
      isHeldAlready: v.optional(v.boolean()),
    }),
  },
  grantLicences: grantToMany(
    '/api/Enterprise/GrantSNByProduct',
    'Grants a serial-number product to members, all or none.',
  ),
  grantSubscriptions: grantToMany(
    '/api/Enterprise/GrantSAASByProduct',
    'Grants a cloud subscription to members, all or none.',
  ),
  cancelLicences: grantToMany(
    '/api/Enterprise/CancelSNByProduct',
    'Takes a serial-number product back from members.',
  ),
  cancelSubscriptions: grantToMany(
    '/api/Enterprise/CancelSAASByProduct',
    'Takes a cloud subscription back from members.',
  ),
  grantLicencesToMember: grantToOne(
    '/api/Enterprise/BatchGrantSNToEnterpriseUser',
    'Grants serial-number products to one member, all or none.',
  ),
  grantSubscriptionsToMember: grantToOne(
    '/api/Enterprise/BatchGrantSAASToEnterpriseUser',
    'Grants cloud subscriptions to one member, all or none.',
  ),
  cancelMemberLicences: cancelMany('/api/Enterprise/BatchCancelSN', 'Takes serial-number licences back.'),
  cancelMemberSubscriptions: cancelMany('/api/Enterprise/BatchCancelSAAS', 'Takes cloud subscriptions back.'),
  undoGrants: {
    ...change,
    path: '/api/Enterprise/UndoGrantSN',
    summary:
      'Undoes a grant within 10 minutes, for each of the members and each of the products, all or none: the seats go back, and requests that it closed wait again.',
    body: v.object({ enterPriseId: id, mainIds: someIds, userIds: someIds }),
  },
  restoreLicences: {
    ...change,
    path: '/api/Enterprise/RestoreCancelledSN',
    summary:
      'Undoes a cancel within 10 minutes, for each of the members and each of the products, all or none: the same licences, with serial numbers and devices.',
    body: v.object({ enterPriseId: id, mainIds: someIds, userIds: someIds }),
  },
  previewCancelByProduct: {
    ...preview,
    method: 'POST',
    path: '/api/Enterprise/GetCancelSNByProductImpact',
    summary: 'Who would lose the product, who uses it right now, and where the seats return.',
    body: grantBody,
    response: impact,
  },
  previewCancelGrants: {
    ...preview,
    method: 'POST',
    path: '/api/Enterprise/GetCancelSNImpact',
    summary: 'The same for granted licences by their `subId`.',
    query: v.object({ enterPriseId: id }),
    body: someIds,
    response: impact,
  },
} as const satisfies Readonly<Record<string, OperationShape>>
