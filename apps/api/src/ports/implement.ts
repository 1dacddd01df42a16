import type { OperationAnswer } from '@atrium/contracts/wire/contract'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Download } from '../platform/http/Download'
import type { Route } from '../platform/http/Route'
import type { Call, UnmanagedCall } from './Call'

/**
 * A handler that opens its own transactions, because something must outlive its refusal (failed sign-ins).
 * Not for companies, which the service locks.
 */
interface Unmanaged<F> {
  readonly unmanaged: F
}

/**
 * A change of a company that may run in parallel with others of its kind, because it locks the rows that it
 * needs: seats. It neither moves nor removes members and departments, nor changes who manages them.
 */
interface Together<F> {
  readonly together: F
}

/**
 * A change with a step that must outlive its refusal, such as counting an attempt: `first` opens its own
 * transactions and returns the change, which runs in the usual single transaction.
 */
export interface First<F> {
  readonly first: F
}

type AnswerOf<O extends ServedOperation> = O extends { readonly answers: 'file' }
  ? Download
  : OperationAnswer<O>

type Handler<O extends ServedOperation> = (call: Call<O>) => Promise<AnswerOf<O>>
type UnmanagedHandler<O extends ServedOperation> = (call: UnmanagedCall<O>) => Promise<AnswerOf<O>>

type FirstHandler<O extends ServedOperation> = (call: UnmanagedCall<O>) => Promise<Handler<O>>

type OtherWays<O extends ServedOperation> = O['access'] extends 'public' | 'user' | 'staff'
  ? Unmanaged<UnmanagedHandler<O>>
  : Together<Handler<O>>

type Handlers<C> = {
  readonly [K in keyof C]: C[K] extends ServedOperation
    ? Handler<C[K]> | First<FirstHandler<C[K]>> | OtherWays<C[K]>
    : never
}

/** Combines every operation of the contract with its handler; a missing one doesn't compile. */
export function implement<const C extends { readonly [name: string]: ServedOperation }>(
  contract: C,
  handlers: Handlers<C>,
): readonly Route[] {
  return Object.keys(contract).map((name) => {
    const operation = contract[name] as C[string]
    const handler = handlers[name as keyof C] as AnyHandler<C[string]>
    if (typeof handler === 'function') return { operation, managed: true, hold: 'alone', handle: handler }
    if ('first' in handler) {
      const handle = (call: Call<C[string]> & { readonly change: Handler<C[string]> }) => call.change(call)
      return { operation, managed: true, hold: 'alone', first: handler.first, handle }
    }
    return 'together' in handler
      ? { operation, managed: true, hold: 'together', handle: handler.together }
      : { operation, managed: false, hold: 'alone', handle: handler.unmanaged }
  })
}

type AnyHandler<O extends ServedOperation> =
  | Handler<O>
  | First<FirstHandler<O>>
  | Unmanaged<UnmanagedHandler<O>>
  | Together<Handler<O>>
