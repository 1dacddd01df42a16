import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { FoundFault } from '../../platform/operator/FoundFault'
import { UsageError } from '../../platform/operator/UsageError'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { auditCallers, auditChains, auditRows } from './tables'
import { type ChainEnd, countEarlier, verifyChain } from './verifyChain'

/** Lets operators verify that the audit log has not been changed. */
export const auditCommands: readonly OperatorCommand[] = [
  {
    name: 'audit verify',
    usage: '[--noted <company/length/hash>]',
    about:
      'Checks every audit chain and prints its end, to be recorded elsewhere; names the first invalid row by its position in the chain.',
    effect: 'reads',
    run: verify,
  },
  {
    name: 'audit export',
    usage: '[--company <id>]',
    about: 'Prints audit rows as JSON lines: company by company, oldest first; of one company or of all.',
    effect: 'reads',
    run: exportRows,
  },
]

async function verify({ db, now, options, print }: OperatorCall): Promise<string> {
  let faults = 0
  for (const end of await chainEnds(db)) {
    const fault = end.isKnown ? await verifyChain(db, end, now) : 'its end is missing'
    const earlier = await countEarlier(db, end)
    const name = [end.companyId || '-', end.length, end.hash || '-'].join('/')
    await print(
      [name, fault ?? 'ok', earlier > 0 ? `(and ${earlier} rows of before the chain)` : ''].join('  ').trim(),
    )
    if (fault) faults += 1
  }
  const missing = await missingNoted(db, options.noted)
  if (missing) await print(missing)
  if (faults > 0 || missing) throw new FoundFault('The audit rows are not as they were written.')
  return 'All audit rows are as they were written.'
}

/** The end of every chain, and of rows whose chain has none. */
async function chainEnds(db: Connection): Promise<readonly (ChainEnd & { readonly isKnown: boolean })[]> {
  const known = await db.select().from(auditChains).orderBy(asc(auditChains.companyId))
  const named = new Set(known.map(({ companyId }) => companyId))
  const rows = await db.selectDistinct({ companyId: auditRows.companyId }).from(auditRows)
  const orphans = rows.filter(({ companyId }) => !named.has(companyId))
  return [
    ...known.map((end) => ({ ...end, isKnown: true })),
    ...orphans.map(({ companyId }) => ({ companyId, length: 0, hash: '', earlierId: 0, isKnown: false })),
  ]
}

/** The fault when a recorded end is missing from its chain; undefined: it is there, or none was given. */
async function missingNoted(
  db: Connection,
  noted: string | boolean | undefined,
): Promise<string | undefined> {
  if (typeof noted !== 'string') return undefined
  const [, company = '', length, hash = ''] = /^(.+)\/(\d{1,15})\/([\da-f]{64})$/.exec(noted) ?? []
  if (!length) throw new UsageError('Recorded ends must look like verify’s output: company/length/hash.')
  const [row] = await db
    .select({ hash: auditRows.hash })
    .from(auditRows)
    .where(and(inChain(company), eq(auditRows.position, Number(length))))
  return row?.hash === hash ? undefined : `${company}: position ${length} is not the one that was noted.`
}

const inChain = (company: string) => eq(auditRows.companyId, company === '-' ? '' : company)

const atOnce = 1000

async function exportRows({ db, options, print }: OperatorCall): Promise<string> {
  const inCompany = typeof options.company === 'string' ? inChain(options.company) : undefined
  let last: SQL | undefined
  for (;;) {
    const rows = await db
      .select({
        row: auditRows,
        address: auditCallers.address,
        agent: auditCallers.agent,
        salt: auditCallers.salt,
      })
      .from(auditRows)
      .leftJoin(
        auditCallers,
        and(eq(auditCallers.companyId, auditRows.companyId), eq(auditCallers.auditId, auditRows.id)),
      )
      .where(and(inCompany, last))
      .orderBy(asc(auditRows.companyId), asc(auditRows.id))
      .limit(atOnce)
    for (const { row, ...from } of rows) await print(JSON.stringify({ ...row, ...from }))
    const end = rows.at(-1)?.row
    if (!end || rows.length < atOnce) return ''
    last = sql`(${auditRows.companyId}, ${auditRows.id}) > (${end.companyId}, ${end.id})`
  }
}
