import type { OperationAnswer } from '@atrium/contracts/wire/contract'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Download } from '../platform/http/Download'
import type { Route } from '../platform/http/Route'
import type { Call, UnmanagedCall } from './Call'

/**
 * A handler that opens its own transactions, because something must outlive its refusal (failed sign-ins).
 * None of a company: those the service holds the company for.
 */
interface Unmanaged<F> {
  readonly unmanaged: F
}

/**
 * A change of a company that may run beside others like it, because it locks the rows it counts on itself:
 * seats. It neither moves nor removes members and departments, nor changes who looks after them.
 */
interface Together<F> {
  readonly together: F
}

/**
 * A change before which something happens that must outlive its refusal, such as counting a try: `first` opens its
 * own transactions, then what it returns is the change, in the one transaction that every change has.
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

type OtherWays<O extends ServedOperation> = O['access'] extends 'public' | 'user'
  ? Unmanaged<UnmanagedHandler<O>>
  : Together<Handler<O>>

type Handlers<C> = {
  readonly [K in keyof C]: C[K] extends ServedOperation
    ? Handler<C[K]> | First<FirstHandler<C[K]>> | OtherWays<C[K]>
    : never
}

/** Every operation of the contract with its handler; a missing one does not compile. */
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
