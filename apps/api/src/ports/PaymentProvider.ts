import type { ordersOperations } from '@atrium/contracts/orders/policy'
import type { OperationArguments } from '@atrium/contracts/wire/contract'
import type { Hono } from 'hono'
import type { payTypes } from './payTypes'

export type PayType = (typeof payTypes)[number]

/** State of a payment in the provider's terms. */
export type ProviderState = 'processing' | 'accepted' | 'paid' | 'failed' | 'cancelled'

/** The payment to request. */
interface PaymentRequest {
  readonly paymentId: string
  readonly orderNo: string
  /** Where the payer returns to, relative to the portal's origin. */
  readonly returnPath: string
  readonly subject: string
  readonly payType: PayType
  /** In fen. */
  readonly amount: number
  readonly expiresAt: Date
}

/** News of a payment, by callback or by request. */
export interface PaymentNotice {
  readonly paymentId: string
  readonly reference: string
  readonly state: ProviderState
  readonly amount: number
}

/** A callback as received. */
export type SignedNotice = OperationArguments<typeof ordersOperations.receivePayment>['body']

/**
 * Where orders are paid: the port for a real provider. None of it runs inside a transaction, so it may be
 * slow; and each call may be repeated after a lost answer.
 */
export interface PaymentProvider {
  /** The signed address of the cashier, created without a request. The same input gives the same address. */
  cashierUrl(request: PaymentRequest): string
  /** Whether the provider sent this, just now. */
  isGenuine(notice: SignedNotice, now: Date): boolean
  /** State of the payment; undefined if the provider doesn't know it (yet). */
  query(paymentId: string): Promise<PaymentNotice | undefined>
  /** Refunds the whole payment; false if it must be retried later. */
  refund(paymentId: string): Promise<boolean>
  /** Regular work of a provider within this service. */
  tick?(now: Date): Promise<void>
  /** Pages of a provider within this service. */
  mount?(app: Hono): void
}
