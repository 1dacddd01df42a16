import { pagePaths } from '@atrium/contracts/paths'
import { useHost } from '../shared/host/useHost'

/** The company, if the person may buy for it: then their menu leads to its orders, by the rule of the service. */
export function useBuyer(): string | undefined {
  const { companyId, offers } = useHost()
  return offers(pagePaths.companyOrders) ? companyId : undefined
}
