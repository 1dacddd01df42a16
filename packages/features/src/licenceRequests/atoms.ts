import { requestStates, searchLength } from '@atrium/contracts/licenceRequests/contract'
import { listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { requestAtom } from '../shared/request/request'
import { productParameter } from '../shared/wire/productParameter'
import { licenceRequestsApiAtom } from './api'

/** The person's licences in the company, and the products they can request. */
export const ownLicencesAtom = requestAtom(['licences', 'licenceRequests', 'products'], (get, signal) =>
  get(licenceRequestsApiAtom).listOwnLicences({}, { signal }),
)

/** Licence requests, pending ones first. */
export const requestList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30],
    filters: {
      search: searchText('search', searchLength),
      product: searchText(productParameter, 64),
      status: oneOf('status', [...requestStates, 'all'], 'waiting'),
    },
  }),
  shows: ['licenceRequests'],
  ask(get, { search, status, product }) {
    const { listLicenceRequests } = get(licenceRequestsApiAtom)
    const filter = {
      ...(search && { search }),
      ...(status !== 'all' && { status }),
      ...(product && { productId: product }),
    }
    return (pageIndex, pageSize, call) =>
      listLicenceRequests({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

/** All products of the company, and whether requests for them are approved automatically. */
export const autoApprovalsAtom = requestAtom(['autoApprovals', 'products'], (get, signal) =>
  get(licenceRequestsApiAtom).listAutoApprovals({}, { signal }),
)

/** Who answers requests for the person, and for whom the person does. */
export const delegationsAtom = requestAtom(['requestDelegations'], (get, signal) =>
  get(licenceRequestsApiAtom).listRequestDelegations({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    readonly licenceRequests: unknown
    readonly autoApprovals: unknown
    readonly requestDelegations: unknown
  }
}
