import { useHost } from '../shared/host/useHost'
import { ordersPath } from './routes'

/** The company, if the person may buy for it: then their menu leads to its orders, by the rule of the service. */
export function useBuyer(): string | undefined {
  const { companyId, offers } = useHost()
  return offers(ordersPath) ? companyId : undefined
}
