import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, isAbsolute } from 'node:path'
import { platforms } from '@atrium/contracts/catalogue/releases/contract'
import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { randomId } from '../../platform/keys/randomId'
import { readJsonFile } from '../../platform/operator/readJsonFile'
import { UsageError } from '../../platform/operator/UsageError'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { catalogueProducts, productReleases } from '../catalogue/tables'
import { vendor } from './vendor'

const most = 200

/** Commands for installers. */
export const releaseCommands: readonly OperatorCommand[] = [
  {
    name: 'releases list',
    usage: '',
    about: `Installers on offer, newest first, with their checksums. At most ${most}.`,
    effect: 'reads',
    run: list,
  },
  {
    name: 'releases add',
    usage:
      '<productId> <version> <platform> <file> [--address <url>] [--notes <text>] [--notes-en <text>] [--steps <file>]',
    about:
      'Offers an installer, for windows, macos or linux, to people with a licence. The service stores the file, or with --address only its checksum. --steps names a JSON file: {"zh-CN": ["…"], "en": ["…"]}.',
    effect: 'writes',
    prepare: store,
    run: add,
  },
  {
    name: 'releases remove',
    usage: '<id>',
    about: 'Withdraws an installer.',
    effect: 'writes',
    run: remove,
  },
]

async function list({ db }: OperatorCall): Promise<string> {
  const rows = await db
    .select()
    .from(productReleases)
    .orderBy(desc(productReleases.publishedAt), desc(productReleases.id))
    .limit(most)
  if (rows.length === 0) return 'No installer is handed out.'
  return rows
    .map(({ id, productId, version, platform, fileName, size, sha256, address }) =>
      [id, productId, version, platform, fileName, size, sha256, address ?? ''].join('  ').trimEnd(),
    )
    .join('\n')
}

interface Stored {
  readonly fileName: string
  readonly size: number
  readonly sha256: string
  /** Upload of a stored file; undefined: it is hosted elsewhere. */
  readonly uploadId: string | undefined
}

/** Before the transaction: an installer is large, and nobody else should wait for it. */
async function store({ operands, options, ports }: OperatorCall): Promise<Stored> {
  const [, , , path = ''] = operands
  if (!isAbsolute(path)) throw new UsageError('Give the absolute path of the file.')
  const file = await stat(path).catch(() => undefined)
  if (!file?.isFile() || file.size === 0) throw new UsageError(`The file ${path} can't be read, or is empty.`)
  const uploadId = `release-${randomId()}`
  const { size } = file
  const upload = await ports.disk.openUpload({ id: uploadId, size })
  await upload.append(createReadStream(path))
  const sha256 = await ports.disk.seal(uploadId, vendor)
  const fileName = basename(path)
  if (options.address === undefined) return { fileName, size, sha256, uploadId }
  await ports.disk.discard([uploadId])
  return { fileName, size, sha256, uploadId: undefined }
}

const steps = v.object({ 'zh-CN': v.array(v.string()), en: v.array(v.string()) })
const https = v.pipe(v.string(), v.url(), v.startsWith('https://'))

async function add(call: OperatorCall, stored?: unknown): Promise<string> {
  const { db, now, operands, options, ports, audit } = call
  const [productId = '', version = '', platform = ''] = operands
  const { fileName, size, sha256, uploadId } = stored as Stored
  const known = platforms.find((one) => one === platform)
  if (!known) throw new UsageError(`The platform must be one of ${platforms.join(', ')}.`)
  const address = options.address === undefined ? null : String(options.address)
  if (address !== null && !v.is(https, address)) throw new UsageError('The address must begin with https://.')
  const [product] = await db.select().from(catalogueProducts).where(eq(catalogueProducts.id, productId))
  if (!product) throw new UsageError(`There is no product ${productId} in the catalogue.`)
  const notes = String(options.notes ?? '')
  const id = randomId()
  await db.insert(productReleases).values({
    id,
    productId,
    version,
    platform: known,
    fileName,
    size,
    sha256,
    address,
    publishedAt: now,
    notes: { 'zh-CN': notes, en: String(options['notes-en'] ?? notes) },
    steps:
      options.steps === undefined
        ? { 'zh-CN': [], en: [] }
        : await readJsonFile(String(options.steps), steps),
  })
  if (uploadId !== undefined) await ports.disk.keep(uploadId, vendor, sha256)
  audit('', { releaseId: id, productId, version, platform: known, sha256 })
  return `The installer ${id} of ${product.texts['zh-CN'].name} ${version} is handed out. SHA-256 ${sha256}`
}

async function remove({ db, operands: [id = ''], audit }: OperatorCall): Promise<string> {
  const [gone] = await db.delete(productReleases).where(eq(productReleases.id, id)).returning()
  if (!gone) throw new UsageError(`There is no installer ${id}.`)
  audit('', { releaseId: id, productId: gone.productId, version: gone.version })
  return `The installer ${id} is handed out no more.`
}
