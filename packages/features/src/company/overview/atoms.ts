import { requestAtom } from '../../shared/request/request'
import { overviewApiAtom } from './api'

export const overviewAtom = requestAtom(
  [
    ...(['certification', 'products', 'licences', 'orders'] as const),
    ...(['applications', 'licenceRequests', 'invitations'] as const),
  ],
  (get, signal) => get(overviewApiAtom).getOverview({}, { signal }),
)
