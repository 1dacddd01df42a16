import { createHash } from 'node:crypto'
import type { CompanyDirectory, VendorCredentials } from '../../ports/CompanyDirectory'

/** Clients with their tokens in memory, for all companies together. */
const mostClients = 200

/** Opens one client for the same credentials, so that its token is issued once. */
export function keepClients(
  open: (credentials: VendorCredentials) => CompanyDirectory,
): (credentials: VendorCredentials) => CompanyDirectory {
  const clients = new Map<string, CompanyDirectory>()
  return (credentials) => {
    const { clientId, secret } = credentials
    const key = createHash('sha256')
      .update(JSON.stringify([clientId, secret]))
      .digest('base64url')
    const known = clients.get(key)
    if (known) return known
    const oldest = clients.keys().next()
    if (clients.size >= mostClients && !oldest.done) clients.delete(oldest.value)
    const client = open(credentials)
    clients.set(key, client)
    return client
  }
}
