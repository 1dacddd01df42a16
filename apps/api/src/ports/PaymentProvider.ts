import type { ordersOperations } from '@atrium/contracts/orders/policy'
import type { OperationArguments } from '@atrium/contracts/wire/contract'
import type { Hono } from 'hono'
import type { payTypes } from './payTypes'

export type PayType = (typeof payTypes)[number]

/** How a payment goes, in the provider's words. */
export type ProviderState = 'processing' | 'accepted' | 'paid' | 'failed' | 'cancelled'

/** What is to be paid. */
interface PaymentRequest {
  readonly paymentId: string
  readonly orderNo: string
  /** Where whoever pays comes back to, after the portal's origin. */
  readonly returnPath: string
  readonly subject: string
  readonly payType: PayType
  /** In fen. */
  readonly amount: number
  readonly expiresAt: Date
}

/** News of a payment, by callback or by asking. */
export interface PaymentNotice {
  readonly paymentId: string
  readonly reference: string
  readonly state: ProviderState
  readonly amount: number
}

/** A callback as it comes over the wire. */
export type SignedNotice = OperationArguments<typeof ordersOperations.receivePayment>['body']

/**
 * Where orders are paid: the boundary behind which a real provider stands. None of it runs inside a transaction of
 * the service, so it may take its time; and each of it may be called again after an answer was lost.
 */
export interface PaymentProvider {
  /** The signed address of the cashier, made without asking anybody. The same request makes the same address. */
  cashierUrl(request: PaymentRequest): string
  /** Whether the provider, and nobody else, sent this, and just now. */
  isGenuine(notice: SignedNotice, now: Date): boolean
  /** How the payment stands; undefined when the provider knows nothing of it (yet). */
  query(paymentId: string): Promise<PaymentNotice | undefined>
  /** Gives the whole payment back; false when it has to be tried again later. */
  refund(paymentId: string): Promise<boolean>
  /** What the provider does from time to time by itself; only one that runs within this service. */
  tick?(now: Date): Promise<void>
  /** Its own pages; only one that runs within this service. */
  mount?(app: Hono): void
}
