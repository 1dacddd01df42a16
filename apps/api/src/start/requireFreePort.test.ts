import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { readConfiguration } from './readConfiguration'
import { requireFreePort, requireOwnName } from './requireFreePort'

it.each(['192.0.2.1', 'account.example.invalid'])('suggests PUBLIC_ORIGIN when HOST is %s', async (host) => {
  await expect(requireFreePort(host, 0)).rejects.toThrow(/^HOST is .* PUBLIC_ORIGIN\.$/)
})

it('detects a listener at the address where browsers look up this machine’s name first', async () => {
  const other = createServer()
  const port = await new Promise<number | undefined>((resolve) => {
    // Without IPv6 there is no such address.
    other.once('error', () => resolve(undefined))
    other.listen(0, '::1', () => resolve((other.address() as AddressInfo).port))
  })
  if (port === undefined) return
  const named = (environment: Readonly<Record<string, string>>) =>
    requireOwnName(readConfiguration({ PORT: String(port), ...environment }))
  await expect(named({})).rejects.toThrow(`Port ${port} on ::1 is taken`)
  await named({ PUBLIC_ORIGIN: 'https://account.example.com' })
  other.close()
  await once(other, 'close')
  await named({})
})
