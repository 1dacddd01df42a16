import type { Getter } from 'jotai'
import type { Loser } from '../shared/impact/contract'
import { actionAtom, undoableAtom } from '../shared/request/actionAtom'
import { runParts } from '../shared/request/runParts'
import { apiAtom } from './api'
import { departmentPathCode } from './atoms'
import { partsByType, type TypedPart } from './partsByType'
import type { AssignableProduct, GrantedUser, MemberLicence, Product } from './wire'

const stale = ['licences', 'history'] as const

interface OneForMany {
  readonly product: Pick<Product, 'mainId' | 'productType'>
  readonly userIds: readonly string[]
}

export const grantToMembersAction = undoableAtom({
  run: (get, _set, input: OneForMany) => grantToMembers(get, input),
  undo: (get, _set, input) => cancelOfMembers(get, input),
  stale,
})

export const cancelOfMembersAction = undoableAtom({
  run: (get, _set, input: OneForMany) => cancelOfMembers(get, input),
  undo: (get, _set, input) => grantToMembers(get, input),
  stale,
})

function grantToMembers(get: Getter, { product, userIds }: OneForMany): Promise<unknown> {
  const { grantLicences, grantSubscriptions } = get(apiAtom)
  const body = { mainId: product.mainId, userIds: [...userIds] }
  return product.productType === 1 ? grantSubscriptions({ body }) : grantLicences({ body })
}

function cancelOfMembers(get: Getter, { product, userIds }: OneForMany): Promise<unknown> {
  const { cancelLicences, cancelSubscriptions } = get(apiAtom)
  const body = { mainId: product.mainId, userIds: [...userIds] }
  return product.productType === 1 ? cancelSubscriptions({ body }) : cancelLicences({ body })
}

type SomeProduct = Pick<AssignableProduct, 'mainId' | 'productType' | 'productName'>

interface ManyForOne {
  readonly userId: string
  readonly products: readonly SomeProduct[]
}

/** In two calls, of which one may fail: the answer says what came of them. */
export const grantToMemberAction = undoableAtom({
  run: (get, _set, input: ManyForOne) => runParts(grantsTo(get, input)),
  undo: (get, _set, { userId, products }) =>
    products.map((product) => ({
      name: [product.productName],
      run: () => cancelOfMembers(get, { product, userIds: [userId] }),
    })),
  stale,
})

interface OfOneMember {
  readonly userId: string
  readonly licences: readonly MemberLicence[]
  /** What was said beforehand that the member loses. */
  readonly losers: readonly Loser[]
}

/** In two calls as well. Undone, what was activated has to be activated again. */
export const cancelOfMemberAction = undoableAtom({
  run(get, _set, { licences }: OfOneMember) {
    const { cancelMemberLicences, cancelMemberSubscriptions } = get(apiAtom)
    const idsOf = (items: readonly MemberLicence[]) => items.map((item) => item.subId)
    return runParts(
      partsByType(licences, {
        serialNumber: (items) => cancelMemberLicences({ body: idsOf(items) }),
        subscription: (items) => cancelMemberSubscriptions({ body: idsOf(items) }),
      }),
    )
  },
  undo(get, _set, { userId, licences, losers }) {
    const lost = new Map(losers.flatMap((loser) => loser.licences).map((one) => [one.subId, one.mainId]))
    const products = licences.flatMap(({ subId, productType, productName }) => {
      const mainId = lost.get(subId)
      return mainId === undefined ? [] : [{ mainId, productType, productName }]
    })
    const namesOf = (type: 0 | 1) =>
      products.flatMap(({ productType, productName }) => (productType === type ? productName : []))
    return grantsTo(get, { userId, products }).map(({ name, run }) => ({
      name: namesOf(name.productType),
      run,
    }))
  },
  stale,
})

function grantsTo(get: Getter, { userId, products }: ManyForOne): readonly TypedPart[] {
  const { grantLicencesToMember, grantSubscriptionsToMember } = get(apiAtom)
  const query = { grantUserId: userId }
  const idsOf = (items: readonly SomeProduct[]) => items.map(({ mainId }) => mainId)
  return partsByType(products, {
    serialNumber: (items) => grantLicencesToMember({ query, body: idsOf(items) }),
    subscription: (items) => grantSubscriptionsToMember({ query, body: idsOf(items) }),
  })
}

interface Remarks {
  readonly mainId: string
  readonly remarks: string
  readonly formerRemarks: string
}

export const saveRemarksAction = undoableAtom({
  run: (get, _set, input: Remarks) => saveRemarks(get, input),
  undo: (get, _set, { mainId, remarks, formerRemarks }) =>
    saveRemarks(get, { mainId, remarks: formerRemarks, formerRemarks: remarks }),
  stale: ['products', 'history'],
})

const saveRemarks = (get: Getter, { mainId, ...body }: Remarks) =>
  get(apiAtom).updateRemarks({ params: { mainId }, body })

/** A refusal says that the list is not up to date either. */
export const forceOfflineAction = actionAtom({
  run: (get, _set, { phone, sn }: Pick<GrantedUser, 'phone' | 'sn'>) =>
    get(apiAtom).forceOffline({ params: { userPhone: phone, sn } }),
  stale,
})

interface DepartmentPathChoice {
  readonly shows: boolean
  /** What the choice is called. */
  readonly name: string
}

export const keepDepartmentPathAction = actionAtom({
  run: (get, _set, { shows, name }: DepartmentPathChoice) =>
    get(apiAtom).updatePageStatus({
      body: { pageStatusCode: departmentPathCode, pageStatusName: name, dataValue: shows ? '1' : '0' },
    }),
  stale: [],
})
