import type { Context, Next } from 'hono'
import { callerAddress, socketAddress } from '../caller/callerAddress'
import { networkOf } from '../caller/networkOf'
import type { Resources } from '../Resources'

/** Largest form of the service's own pages, in bytes. */
const mostOfForm = 8 * 1024

/** The network of the caller. */
export const callerNetwork = (context: Context, { settings }: Pick<Resources, 'settings'>): string =>
  networkOf(
    callerAddress(socketAddress(context), context.req.header('x-forwarded-for'), settings.trustedProxies),
  )

/**
 * Admits requests other than operations with the same limits: files, pages, downloads, forms, the hub's
 * negotiation. The body has arrived before; `readFields` reads it.
 */
export const inTurn = (ports: Resources) => async (context: Context, next: Next) => {
  const network = callerNetwork(context, ports)
  const pass = () => ports.admission.admitRequest(network, next)
  if (['GET', 'HEAD'].includes(context.req.method)) return pass()
  return ports.bodyReceiver.receive(context, network, mostOfForm, (arrived) => {
    context.set('arrived', arrived)
    return pass()
  })
}
