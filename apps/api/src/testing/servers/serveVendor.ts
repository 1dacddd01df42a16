import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { standInOf } from '../../adapters/companyDirectories/standIns/openStandIns'
import type { VendorWorld } from '../../adapters/companyDirectories/standIns/VendorWorld'
import type { Vendor } from '../../ports/CompanyDirectory'

/** A vendor's stand-in on a port of its own, which shows a world that tests change. */
export async function serveVendor(
  vendor: Vendor,
  world: VendorWorld,
): Promise<{ readonly address: string; close(): void }> {
  const server = serve({ fetch: standInOf(vendor, world).fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
