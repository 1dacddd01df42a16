import { ordersOperations } from '@atrium/contracts/orders/policy'
import type { TestService } from './createTestService'
import { newOrder } from './samples/orderSamples'

/** A person buys a licence from the demo catalogue and pays at the cashier. Returns the order's number. */
export async function buyLicence(service: TestService, userId: string): Promise<string> {
  const orderNo = await newOrder(service, { kind: 'person', userId })
  const { data } = await service.request(
    ordersOperations.updatePayType,
    { params: { orderNo, payType: 'card' } },
    { as: { userId } },
  )
  await service.app.request(data.payUrl.replace('http://127.0.0.1:3000', ''), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=pay',
  })
  return orderNo
}
