import { requestAtom } from '../../shared/request/request'
import { overviewApiAtom } from './api'

export const overviewAtom = requestAtom(
  ['certification', 'products', 'licences', 'orders', 'applications', 'invitations'],
  (get, signal) => get(overviewApiAtom).getOverview({}, { signal }),
)
