import { X509Certificate } from 'node:crypto'
import { desc } from 'drizzle-orm'
import type { OperatorCall, OperatorCommand } from '../../../ports/OperatorCommand'
import { rotateSpKey, samlOverlapMilliseconds } from './spKeys'
import { samlKeys } from './tables'

/** Operator commands for our key towards companies' SAML identity providers. */
export const samlCommands: readonly OperatorCommand[] = [
  {
    name: 'saml-keys list',
    usage: '',
    about: 'Our keys towards companies’ SAML identity providers, the newest first.',
    effect: 'reads',
    run: list,
  },
  {
    name: 'saml-keys rotate',
    usage: '',
    about:
      'Publishes a new key in our SAML metadata. The former one signs for 30 more days, so that identity providers can fetch the metadata before.',
    effect: 'writes',
    run: rotate,
  },
]

async function list({ db }: OperatorCall): Promise<string> {
  const rows = await db.select().from(samlKeys).orderBy(desc(samlKeys.createdAt))
  if (rows.length === 0) return 'There is no key yet. The first SAML connection makes one.'
  return rows
    .map(({ id, certificate, createdAt, retiredAt }) => {
      const { fingerprint256, validTo } = new X509Certificate(certificate)
      const since = `since ${createdAt.toISOString()}${retiredAt ? ` until ${retiredAt.toISOString()}` : ''}`
      return `${id}  ${since}, certificate until ${new Date(validTo).toISOString()}\n  ${fingerprint256}`
    })
    .join('\n')
}

async function rotate({ db, ports, now, audit }: OperatorCall): Promise<string> {
  const id = await rotateSpKey(db, ports.keys, now)
  audit('', { key: id })
  const from = new Date(now.getTime() + samlOverlapMilliseconds).toISOString()
  return `The key ${id} is in our metadata, and signs from ${from}. Ask the companies with SAML connections to give our metadata to their identity providers before then.`
}
