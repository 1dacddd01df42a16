import type { Contract, Operation, OperationOutput } from '@atrium/contracts/wire/contract'
import type { CallInput } from './CallInput'
import type { CallOptions, Client } from './client'

/** The methods of a contract, each named after its operation. */
export type Api<C> = {
  readonly [K in keyof C]: C[K] extends Operation
    ? (input: CallInput<C[K]>, options?: CallOptions) => Promise<OperationOutput<C[K]>>
    : never
}

/** The operations of a contract as methods that call the client. */
export const bindContract = <C extends Contract>(contract: C, client: Client): Api<C> =>
  methodsOf(contract, client)

/** A method for each operation; the caller provides the types. */
export function methodsOf<A>(
  contract: Contract,
  call: (operation: Operation, input: object, options?: CallOptions) => Promise<unknown>,
): A {
  const methods = Object.entries(contract).map(([name, operation]) => [
    name,
    (input: object, options?: CallOptions) => call(operation, input, options),
  ])
  return Object.fromEntries(methods)
}
