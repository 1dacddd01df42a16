import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { makeCertificate } from '../../platform/keys/makeCertificate'
import { openAtRest, sealAtRest } from '../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import type { IdpKey } from './samlDocuments'
import { standInIdpKeys } from './tables'

const id = 'one'
const place = 'stand-in SAML identity provider'

/** Made once and stored, because connections keep trusting the certificate that they were given. */
export async function standInIdpKey(db: Connection, keys: ServiceKeys): Promise<IdpKey> {
  const found = await read(db, keys)
  if (found) return found
  const made = await makeCertificate({
    name: 'Stand-in identity provider',
    notBefore: new Date('2020-01-01T00:00:00Z'),
    notAfter: new Date('2040-01-01T00:00:00Z'),
  })
  const sealed = sealAtRest(keys, place, new TextEncoder().encode(made.privatePem))
  await db
    .insert(standInIdpKeys)
    .values({ id, certificate: made.certificatePem, sealed })
    .onConflictDoNothing()
  return (await read(db, keys)) ?? made
}

async function read(db: Connection, keys: ServiceKeys): Promise<IdpKey | undefined> {
  const [row] = await db.select().from(standInIdpKeys).where(eq(standInIdpKeys.id, id))
  if (!row) return undefined
  const privatePem = new TextDecoder().decode(openAtRest(keys, place, row.sealed))
  return { certificatePem: row.certificate, privatePem }
}
