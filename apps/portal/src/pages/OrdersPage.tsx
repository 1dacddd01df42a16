import { OrdersFeature } from '@atrium/features/orders'

export default function OrdersPage() {
  return <OrdersFeature openCashier={openCashier} />
}

/** In this tab: the cashier leads back to it. */
function openCashier(payUrl: string): void {
  window.location.assign(payUrl)
}
