import type { Getter } from 'jotai'
import type { Loser } from '../shared/impact/api'
import { actionAtom, undoableAtom } from '../shared/request/actionAtom'
import { runParts } from '../shared/request/runParts'
import { type AssignableProduct, apiAtom, type GrantedUser, type MemberLicence, type Product } from './api'
import { departmentPathCode } from './atoms'
import { partsByType, type TypedPart } from './grants/partsByType'

const stale = ['licences', 'licenceRequests', 'history'] as const

interface OneForMany {
  readonly product: Pick<Product, 'productId' | 'productType'>
  readonly userIds: readonly string[]
}

export const grantToMembersAction = undoableAtom({
  run: (get, _set, input: OneForMany) => grantToMembers(get, input),
  undo: (get, _set, { product, userIds }) => undoGrants(get, [product.productId], userIds),
  stale,
})

export const cancelOfMembersAction = undoableAtom({
  run: (get, _set, input: OneForMany) => cancelOfMembers(get, input),
  undo: (get, _set, { product, userIds }) => restore(get, [product.productId], userIds),
  stale,
})

function grantToMembers(get: Getter, { product, userIds }: OneForMany): Promise<unknown> {
  const { grantLicences, grantSubscriptions } = get(apiAtom)
  const body = { productId: product.productId, userIds: [...userIds] }
  return product.productType === 'subscription' ? grantSubscriptions({ body }) : grantLicences({ body })
}

function cancelOfMembers(get: Getter, { product, userIds }: OneForMany): Promise<unknown> {
  const { cancelLicences, cancelSubscriptions } = get(apiAtom)
  const body = { productId: product.productId, userIds: [...userIds] }
  return product.productType === 'subscription' ? cancelSubscriptions({ body }) : cancelLicences({ body })
}

type SomeProduct = Pick<AssignableProduct, 'productId' | 'productType' | 'productName'>

interface ManyForOne {
  readonly userId: string
  readonly products: readonly SomeProduct[]
}

/** Makes two calls. Either may fail, so the result contains both. */
export const grantToMemberAction = undoableAtom({
  run: (get, _set, input: ManyForOne) => runParts(grantsTo(get, input)),
  undo: (get, _set, { userId, products }) =>
    products.map((product) => ({
      name: [product.productName],
      run: () => undoGrants(get, [product.productId], [userId]),
    })),
  stale,
})

interface OfOneMember {
  readonly userId: string
  readonly licences: readonly MemberLicence[]
  /** The impact that was shown before. */
  readonly losers: readonly Loser[]
}

/** Also in two calls. Undoing restores the licences as they were, including devices. */
export const cancelOfMemberAction = undoableAtom({
  run(get, _set, { licences }: OfOneMember) {
    const { cancelMemberLicences, cancelMemberSubscriptions } = get(apiAtom)
    const idsOf = (items: readonly MemberLicence[]) => items.map((item) => item.licenceId)
    return runParts(
      partsByType(licences, {
        serialNumber: (items) => cancelMemberLicences({ body: idsOf(items) }),
        subscription: (items) => cancelMemberSubscriptions({ body: idsOf(items) }),
      }),
    )
  },
  undo(get, _set, { userId, licences, losers }) {
    const cancelled = new Set(licences.map(({ licenceId }) => licenceId))
    const products = losers
      .flatMap((loser) => loser.licences)
      .filter(({ licenceId }) => cancelled.has(licenceId))
    return restore(
      get,
      products.map(({ productId }) => productId),
      [userId],
    )
  },
  stale,
})

const undoGrants = (get: Getter, productIds: readonly string[], userIds: readonly string[]) =>
  get(apiAtom).undoGrants({ body: { productIds: [...productIds], userIds: [...userIds] } })

const restore = (get: Getter, productIds: readonly string[], userIds: readonly string[]) =>
  get(apiAtom).restoreLicences({ body: { productIds: [...new Set(productIds)], userIds: [...userIds] } })

function grantsTo(get: Getter, { userId, products }: ManyForOne): readonly TypedPart[] {
  const { grantLicencesToMember, grantSubscriptionsToMember } = get(apiAtom)
  const query = { userId }
  const idsOf = (items: readonly SomeProduct[]) => items.map(({ productId }) => productId)
  return partsByType(products, {
    serialNumber: (items) => grantLicencesToMember({ query, body: idsOf(items) }),
    subscription: (items) => grantSubscriptionsToMember({ query, body: idsOf(items) }),
  })
}

interface Remarks {
  readonly productId: string
  readonly remarks: string
  readonly formerRemarks: string
}

export const saveRemarksAction = undoableAtom({
  run: (get, _set, input: Remarks) => saveRemarks(get, input),
  undo: (get, _set, { productId, remarks, formerRemarks }) =>
    saveRemarks(get, { productId, remarks: formerRemarks, formerRemarks: remarks }),
  stale: ['products', 'history'],
})

const saveRemarks = (get: Getter, { productId, ...body }: Remarks) =>
  get(apiAtom).updateRemarks({ params: { productId }, body })

/** A refusal also means that the list is out of date. */
export const forceOfflineAction = actionAtom({
  run: (get, _set, { phone, serialNumber }: Pick<GrantedUser, 'phone' | 'serialNumber'>) =>
    get(apiAtom).forceOffline({ params: { phone, serialNumber } }),
  stale,
})

interface DepartmentPathChoice {
  readonly shows: boolean
  /** The name of the choice. */
  readonly name: string
}

export const keepDepartmentPathAction = actionAtom({
  run: (get, _set, { shows, name }: DepartmentPathChoice) =>
    get(apiAtom).updatePageStatus({
      body: { choiceCode: departmentPathCode, choiceName: name, choice: shows ? 'on' : 'off' },
    }),
  stale: [],
})
