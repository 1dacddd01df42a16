import { pagePaths } from '@atrium/contracts/paths'
import { useMemo } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { OrderDetail } from './OrderDetail'
import { Orders } from './Orders'
import type { PayOrderProps } from './PayOrder'
import { PayOrder } from './PayOrder'
import { type OrdersHost, OrdersHostContext } from './parts/OrdersHost'

export interface OrdersFeatureProps extends OrdersHost, PayOrderProps {}

/** Orders of a company or a person: the screen of the host's location, or else the list. */
export function OrdersFeature({ openCashier, ...host }: OrdersFeatureProps) {
  const screens = useMemo(() => {
    const pay = <PayOrder openCashier={openCashier} />
    return {
      [pagePaths.companyOrders]: <Orders />,
      [pagePaths.companyOrder]: <OrderDetail />,
      [pagePaths.payCompanyOrder]: pay,
      [pagePaths.paymentResult]: pay,
      [pagePaths.ownOrders]: <Orders />,
      [pagePaths.ownOrder]: <OrderDetail />,
      [pagePaths.payOwnOrder]: pay,
    }
  }, [openCashier])
  return (
    <OrdersHostContext value={host}>
      <FeatureScreens screens={screens} />
    </OrdersHostContext>
  )
}
