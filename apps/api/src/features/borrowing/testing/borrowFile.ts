import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { licenceKeysPath } from '@atrium/contracts/borrowing/contract'
import { borrowingOperations as calls } from '@atrium/contracts/borrowing/policy'
import { and, eq } from 'drizzle-orm'
import { allRoutes } from '../../../routes'
import { grants } from '../../../tables'
import { openFirm } from '../../authorisation/testCompany'

const root = fileURLToPath(new URL('../../../../../../', import.meta.url))
const day = 86_400_000

/** The page for programmers. */
export const documented = readFileSync(join(root, 'docs/borrowed-licences.md'), 'utf8')

/** A program as the page prints it. */
export const programOf = (language: string) =>
  documented.match(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's'))?.[1] ?? ''

/** A new folder within the project, so that a program in it finds the project's packages. */
export function folderOf(name: string): string {
  const parent = join(root, 'node_modules/.cache')
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, `${name}-`))
}

/** What a documented program is asked. */
export interface Asked {
  readonly file: string
  readonly keys: string
  readonly product: string
  readonly device: string
  readonly at: Date
}

/** A licence file that Ann borrowed from the real service for a week, with what a program may be asked about it. */
export interface BorrowedFile {
  /** What is right. */
  readonly right: Asked
  /** The answer to a request for the public keys. */
  readonly published: Response
  /** The header (0) or payload (1). */
  read(part: 0 | 1): Record<string, unknown> & { readonly exp: number }
}

export async function borrowFile(): Promise<BorrowedFile> {
  const [device, product] = ['PC-7F3A-91C2', 'draw']
  const firm = await openFirm(allRoutes)
  await firm.addMembers('tall', 'ann')
  await firm.addProduct(product, { seats: { top: 1 } })
  await firm.grant(product, 'ann')
  const [grant] = await firm.database.connection
    .select()
    .from(grants)
    .where(and(eq(grants.companyId, 'firm'), eq(grants.userId, 'ann')))
  const body = { enterPriseId: 'firm', subId: grant?.id ?? '', mid: device, days: 7 }
  const answer = await firm.request(calls.borrowLicence, { body }, { as: { userId: 'ann' }, company: 'firm' })
  const file = answer.data.licenceFile
  const published = await firm.app.request(licenceKeysPath)
  const keys = await published.clone().text()
  const at = firm.clock.now()
  await firm.close()
  return {
    right: { file, keys, product, device, at },
    published,
    read: (part) => JSON.parse(Buffer.from(file.split('.')[part] ?? '', 'base64url').toString()),
  }
}

/** Each way in which a file is wrong, as the change to what is right. */
export const wrongs: readonly (readonly [string, (borrowed: BorrowedFile) => Partial<Asked>])[] = [
  ['a changed byte in the payload', (borrowed) => ({ file: forged(borrowed) })],
  ['a changed byte in the signature', ({ right }) => ({ file: damaged(right.file) })],
  ['no signature', ({ right }) => ({ file: unsigned(right.file) })],
  ['another device', () => ({ device: 'PC-OTHER' })],
  ['another product', () => ({ product: 'other' })],
  ['a late date', ({ right }) => ({ at: new Date(right.at.getTime() + 8 * day) })],
  ['a date before', ({ right }) => ({ at: new Date(right.at.getTime() - day) })],
]

/** Ends a day later, and is still JSON. */
function forged({ right, read }: BorrowedFile): string {
  const [header, , signature] = right.file.split('.')
  return [header, encoded({ ...read(1), exp: read(1).exp + 86_400 }), signature].join('.')
}

function damaged(file: string): string {
  const [header, payload, signature = ''] = file.split('.')
  const bytes = Buffer.from(signature, 'base64url')
  bytes[10] = (bytes[10] ?? 0) ^ 1
  return [header, payload, bytes.toString('base64url')].join('.')
}

const unsigned = (file: string) =>
  [encoded({ alg: 'none', typ: 'atrium-licence+jwt' }), file.split('.')[1], ''].join('.')

const encoded = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url')
