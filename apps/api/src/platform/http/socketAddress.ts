import type { Context } from 'hono'
import * as v from 'valibot'

const nodeBindings = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.optional(v.string()) }) }),
})

/** The address of the connection's other end; empty in tests. */
export function socketAddress(context: Context): string {
  const bindings = v.safeParse(nodeBindings, context.env)
  return bindings.success ? (bindings.output.incoming.socket.remoteAddress ?? '') : ''
}
