import { authorisationErrors } from '@atrium/contracts/authorisation/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { ownQueryAtom } from '../shared/host/query'
import { chosenRows } from '../shared/list/chosenRows'
import { peopleToChoose } from '../shared/people/peopleToChoose'
import { keyedRequestAtom, passingAtom } from '../shared/request/steadyAtom'
import type { CallOptions } from '../shared/wire/client'
import { Failure } from '../shared/wire/Failure'
import { productParameter } from '../shared/wire/productParameter'
import { apiAtom, type Product } from './api'
import { decodeId } from './idInQuery'

const oneKey = atom('')

/** The key of the person's choice whether departments are shown with their full path. */
export const departmentPathCode = 'yhtqt-acy-bmxs'

export const departmentPathAtom = keyedRequestAtom(oneKey, [], async (get, signal) => {
  try {
    const query = { choiceCode: departmentPathCode }
    const { choice } = await get(apiAtom).getPageStatus({ query }, { signal })
    return choice === 'on'
  } catch (thrown) {
    // Never chosen yet.
    if (thrown instanceof Failure && (thrown.code === 404 || thrown.kind === 'missing')) return false
    throw thrown
  }
})

/** The person's latest choice, before and after it is stored. */
export const chosenDepartmentPathAtom = passingAtom<boolean | undefined>(undefined)

export const showsDepartmentPathAtom = atom((get) => {
  const kept = get(departmentPathAtom)
  return get(chosenDepartmentPathAtom) ?? (kept.state === 'ready' && kept.value)
})

const ownAtom = ownQueryAtom([pagePaths.memberLicences, pagePaths.productLicences])

/** Undefined if the address names nobody. */
export const userIdAtom = atom((get) => decodeId(get(ownAtom).get('userId') ?? ''))

const userKeyAtom = atom((get) => get(userIdAtom) ?? '')

/** Only for requests: if it were thrown while an atom is read, the screen being left would fail. */
function presentUserId(userId: string | undefined): string {
  if (!userId) throw new Failure('missing')
  return userId
}

export const memberAtom = keyedRequestAtom(userKeyAtom, ['members'], (get, signal) =>
  get(apiAtom).getMember({ params: { userId: presentUserId(get(userIdAtom)) } }, { signal }),
)

/** Address of the member's picture; undefined: none. */
export const headImageAtom = keyedRequestAtom(userKeyAtom, [], async (get, signal) => {
  try {
    const query = { userId: presentUserId(get(userIdAtom)) }
    return await get(apiAtom).getHeadImage({ query }, { signal })
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.code === authorisationErrors.noHeadImage) return undefined
    throw thrown
  }
})

export const memberLicencesAtom = keyedRequestAtom(userKeyAtom, ['licences', 'products'], (get, signal) =>
  get(askMemberLicencesAtom)({ signal }),
)

export const askMemberLicencesAtom = atom((get) => {
  const { listMemberLicences } = get(apiAtom)
  const userId = get(userIdAtom)
  return async (call: CallOptions) => listMemberLicences({ query: { userId: presentUserId(userId) } }, call)
})

export const assignableSearchAtom = passingAtom('')

export const assignableProductsAtom = keyedRequestAtom(
  userKeyAtom,
  ['licences', 'seats', 'products'],
  (get, signal) => {
    const search = get(assignableSearchAtom)
    const query = {
      userId: presentUserId(get(userIdAtom)),
      ...(search && { search }),
    }
    return get(apiAtom).listAssignableProducts({ query }, { signal })
  },
)

export const chosenProducts = chosenRows(assignableProductsAtom, (product) => product.productId)

export const productIdAtom = atom((get) => get(ownAtom).get(productParameter) ?? '')

/** The name in the address, until the service returns it. */
export const expectedProductNameAtom = atom((get) => get(ownAtom).get('productName') ?? '')

/** Only for requests, like `presentUserId`. */
export function presentProductId(productId: string): string {
  if (!/^[\w-]{1,64}$/.test(productId)) throw new Failure('missing')
  return productId
}

export const productAtom = keyedRequestAtom(
  productIdAtom,
  ['products', 'licences', 'seats', 'licenceRequests'],
  (get, signal) =>
    get(apiAtom).getProduct({ query: { productId: presentProductId(get(productIdAtom)) } }, { signal }),
)

export const ungrantedSearchAtom = passingAtom('')

export const ungrantedUsersAtom = keyedRequestAtom(
  productIdAtom,
  ['licences', 'seats', 'members'],
  (get, signal) => {
    const search = get(ungrantedSearchAtom)
    const query = { productId: presentProductId(get(productIdAtom)), ...(search && { search }) }
    return get(apiAtom).listUngrantedUsers({ query }, { signal })
  },
)

export const chosenMembers = chosenRows(ungrantedUsersAtom, (user) => user.userId)

/** Members to choose from, for other features. */
export const membersToChoose = peopleToChoose(['members'], (get, query, call) =>
  get(apiAtom).listMembers({ query }, call),
)

// All products of the company

const mostAtOnce = 100

export const companyProductsAtom = keyedRequestAtom(
  oneKey,
  ['products', 'licences', 'seats'],
  (get, signal) => get(askCompanyProductsAtom)({ signal }),
)

/** Requests all of them. */
export const askCompanyProductsAtom = atom((get) => {
  const ask = get(searchCompanyProductsAtom)
  return (call: CallOptions) => ask(undefined, call)
})

/** Requests all that match the search. */
export const searchCompanyProductsAtom = atom((get) => {
  const { listProducts } = get(apiAtom)
  return async (search: string | undefined, call: CallOptions) => {
    const products: Product[] = []
    for (let pageIndex = 1; ; pageIndex += 1) {
      const query = { pageIndex, pageSize: mostAtOnce, ...(search !== undefined && { search }) }
      const { list, totalItems } = await listProducts({ query }, call)
      products.push(...list)
      if (list.length < mostAtOnce || products.length >= totalItems) return products
    }
  }
})

declare module '../shared/request/stale' {
  interface Resources {
    /** Holders of licences, and free seats. */
    readonly licences: unknown
    readonly products: unknown
  }
}
