import { ordersOperations } from '@atrium/contracts/orders/policy'
import type { SignedNotice } from '../../ports/PaymentProvider'

/** Posts callbacks to the service at this origin. A success answer confirms them. */
export const sendCallback =
  (origin: string, send: typeof fetch = fetch) =>
  async (notice: SignedNotice): Promise<boolean> => {
    const response = await send(`${origin}${ordersOperations.receivePayment.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(10_000),
    })
    if (response.status !== 200) return false
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null && 'error_code' in answer && answer.error_code === 0
  }
