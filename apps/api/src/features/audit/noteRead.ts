import { companyKeys, effectOf } from '@atrium/contracts/wire/contract'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Prepared } from '../../platform/http/Prepared'
import { mac } from '../../platform/keys/mac'
import { countWithin } from '../../platform/quotas'
import { writeAuditRow } from './writeAuditRow'

/** More people than anybody looks at individually. */
const many = 50

/** Pages of one list read within this time share one row. */
const togetherMilliseconds = 10 * 60_000

/** Writes an audit row of an export, or of a read of many people's names and phones, before answering. */
export async function noteRead(operation: ServedOperation, given: Prepared, data: unknown): Promise<void> {
  const { ports, now, address, agent, person, company, isExport = false } = given
  if (!person || effectOf(operation) !== 'reads') return
  const { rows, total } = sizeOf(data)
  if (!isExport && (operation.lists !== 'people' || rows < many)) return
  const name = isExport ? 'exportList' : 'readList'
  const companyId = company?.companyId ?? ''
  const criteria = criteriaOf(given.input)
  const key = mac(ports.keys.derivation, [
    'read',
    name,
    operation.name,
    companyId,
    person.sessionId,
    JSON.stringify(criteria),
  ])
  await ports.database.transaction(async (db) => {
    if ((await countWithin(db, key, togetherMilliseconds, now)) > 1) return
    await writeAuditRow(db, {
      companyId,
      at: now,
      actorId: person.userId,
      sessionId: person.sessionId,
      operation: name,
      subject: { after: { list: operation.name, rows: total }, filter: inShort(criteria) },
      caller: { address, agent },
    })
  })
}

/** The number of rows in an answer, and in total across pages. */
function sizeOf(data: unknown): { readonly rows: number; readonly total: number } {
  if (Array.isArray(data)) return { rows: data.length, total: data.length }
  if (typeof data !== 'object' || data === null || !('list' in data) || !Array.isArray(data.list)) {
    return { rows: 0, total: 0 }
  }
  const rows = data.list.length
  return { rows, total: 'totalItems' in data && typeof data.totalItems === 'number' ? data.totalItems : rows }
}

const paging: readonly string[] = ['pageIndex', 'pageSize', ...companyKeys]

/** The input without the page. */
const criteriaOf = ({ params, query, body }: Prepared['input']) =>
  [params, query, body]
    .flatMap((part) => Object.entries(part ?? {}))
    .filter(([name, value]) => !paging.includes(name) && value !== undefined)

/** Replaces long lists by their length. */
const inShort = (criteria: ReturnType<typeof criteriaOf>) =>
  Object.fromEntries(criteria.map(([name, value]) => [name, Array.isArray(value) ? value.length : value]))
