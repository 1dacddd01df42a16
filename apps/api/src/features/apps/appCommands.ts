import { asc, eq } from 'drizzle-orm'
import { UsageError } from '../../platform/operator/UsageError'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { catalogueProducts, cloudApps } from '../catalogue/tables'
import { products } from '../seats/tables'
import { appKeyOf } from './appKeys'

/** Commands for the addresses of the vendor's cloud apps. */
export const appCommands: readonly OperatorCommand[] = [
  {
    name: 'apps list',
    usage: '',
    about: 'The address and version of each cloud app, and its key for redeeming tickets.',
    effect: 'reads',
    run: list,
  },
  {
    name: 'apps set',
    usage: '<product> <address> [--version <version>]',
    about:
      'Sets the address and version of the app with this licence id; the default version is {product}02.',
    effect: 'writes',
    run: set,
  },
  {
    name: 'apps remove',
    usage: '<product>',
    about: 'Removes the address of the app, which can no longer be opened.',
    effect: 'writes',
    run: remove,
  },
]

async function list({ db, ports }: OperatorCall): Promise<string> {
  const rows = await db.select().from(cloudApps).orderBy(asc(cloudApps.licenceId))
  if (rows.length === 0) return 'No app has an address yet.'
  return rows
    .map(({ licenceId, address, version }) =>
      [licenceId, version ?? `${licenceId}02`, appKeyOf(ports.keys, licenceId), address].join('  '),
    )
    .join('\n')
}

async function set(call: OperatorCall): Promise<string> {
  const { db, ports, operands, options, audit } = call
  const [licenceId = '', address = ''] = operands
  if (!isSafe(address)) throw new UsageError('The address must be an https one, without a fragment.')
  if (!(await isCloudApp(call, licenceId)))
    throw new UsageError(`No cloud product has the licence id ${licenceId}.`)
  const version = options.version === undefined ? null : String(options.version)
  const row = { address, version }
  await db
    .insert(cloudApps)
    .values({ licenceId, ...row })
    .onConflictDoUpdate({ target: cloudApps.licenceId, set: row })
  audit('', { product: licenceId, ...row })
  return `${licenceId} opens at ${address}. Its key is ${appKeyOf(ports.keys, licenceId)}`
}

async function remove({ db, operands: [licenceId = ''], audit }: OperatorCall): Promise<string> {
  const gone = await db.delete(cloudApps).where(eq(cloudApps.licenceId, licenceId)).returning()
  if (gone.length === 0) throw new UsageError(`${licenceId} has no address.`)
  audit('', { product: licenceId })
  return `${licenceId} opens nowhere any more.`
}

/** Its query carries tickets, which nobody on the way may read. */
function isSafe(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isNear = url?.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
  return (url?.protocol === 'https:' || isNear) && url?.hash === '' && url.username === ''
}

async function isCloudApp({ db }: OperatorCall, licenceId: string): Promise<boolean> {
  const [offered] = await db
    .select({ productType: catalogueProducts.productType })
    .from(catalogueProducts)
    .where(eq(catalogueProducts.licenceId, licenceId))
  if (offered) return offered.productType === 1
  const [owned] = await db
    .select({ productType: products.productType })
    .from(products)
    .where(eq(products.mainId, licenceId))
    .limit(1)
  return owned?.productType === 1
}
