import { FeatureRoot } from '../shared/host/FeatureRoot'
import { useHost } from '../shared/host/useHost'
import { CompanyOrders } from './CompanyOrders'
import { OrderDetail } from './OrderDetail'
import { PayOrder } from './PayOrder'
import { ordersRoutes as routes } from './routes'

export interface OrdersFeatureProps {
  /** Leads the person to the cashier's page at this absolute address, from which they come back to `/SalePayPage`. */
  readonly openCashier: (payUrl: string) => void
}

/** Orders of a company, whole: the screen that the host's location names, else the list. */
export function OrdersFeature(props: OrdersFeatureProps) {
  return (
    <FeatureRoot paths={ownPaths}>
      <CurrentScreen {...props} />
    </FeatureRoot>
  )
}

function CurrentScreen({ openCashier }: OrdersFeatureProps) {
  const { pathname } = useHost().location
  if (pathname === routes.order) return <OrderDetail />
  if (pathname === routes.pay) return <PayOrder openCashier={openCashier} />
  return <CompanyOrders />
}

/** What it shows itself. */
const ownPaths = Object.values(routes)
