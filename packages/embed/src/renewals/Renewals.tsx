import { pagePaths } from '@atrium/contracts/paths'
import { RenewalsFeature } from '@atrium/features/renewals'
import { lazy } from 'react'
import { ListArea, sameAt } from '../area'

const OrderPage = lazy(async () => ({ default: (await import('../orders')).OrderPage }))
const PayOrderPage = lazy(async () => ({ default: (await import('../orders')).PayOrderPage }))

/** What ends when, and its renewal up to the payment of the order. */
export const Renewals = () => <ListArea screens={screens} isForAdministrators />

const screens = {
  ...sameAt([pagePaths.renewals, pagePaths.seatCut], <RenewalsFeature />),
  [pagePaths.companyOrder]: <OrderPage />,
  ...sameAt([pagePaths.payCompanyOrder, pagePaths.paymentResult], <PayOrderPage />),
}
