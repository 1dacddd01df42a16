import type { Operation, OperationAnswer } from '@atrium/features/shared/contract'
import type { Call, UnmanagedCall } from './Call'

/** A handler that opens its own transactions, because something must outlive its refusal (failed sign-ins). */
export interface Unmanaged<F> {
  readonly unmanaged: F
}

type Handler<O extends Operation> = (call: Call<O>) => Promise<OperationAnswer<O>>
type UnmanagedHandler<O extends Operation> = (call: UnmanagedCall<O>) => Promise<OperationAnswer<O>>

export type Handlers<C> = {
  readonly [K in keyof C]: C[K] extends Operation ? Handler<C[K]> | Unmanaged<UnmanagedHandler<C[K]>> : never
}

/** One operation with its handler, its types already checked against each other. */
export interface Route {
  readonly operation: Operation
  /** True: the service opens one transaction around it when it writes. */
  readonly managed: boolean
  readonly handle: (call: never) => Promise<unknown>
}

/** Every operation of the contract with its handler; a missing one does not compile. */
export function implement<const C extends { readonly [name: string]: Operation }>(
  contract: C,
  handlers: Handlers<C>,
): readonly Route[] {
  return Object.keys(contract).map((name) => {
    const operation = contract[name] as C[string]
    const handler = handlers[name as keyof C] as Handler<C[string]> | Unmanaged<UnmanagedHandler<C[string]>>
    return typeof handler === 'function'
      ? { operation, managed: true, handle: handler }
      : { operation, managed: false, handle: handler.unmanaged }
  })
}
