import { type DetailKind, mostDetails } from '@atrium/contracts/history/contract'
import type { historyOperations } from '@atrium/contracts/history/policy'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { pageOf } from '../../platform/database/pageOf'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { auditRows } from '../audit/tables'
import { productNames } from '../catalogue'
import { certifications } from '../company/tables'
import { memberships } from '../organisation/tables'
import { asList, asRecord } from './Change'
import { changesOf } from './changesOf'
import { historyFilter } from './historyFilter'
import type { NameOf } from './namedChangesOf'
import { namesOfSubjects } from './namesOfSubjects'
import { mayName } from './ownSubjects'
import { ruleNamesIn } from './ruleNamesIn'
import { subjectsOf, type Touched } from './subjectsOf'

export async function listHistory({
  db,
  company,
  query,
  language,
}: Call<typeof historyOperations.listHistory>) {
  const { companyId } = company
  const { totalItems, rows } = await auditPage(db, companyId, {
    listed: historyFilter(db, company, query),
    limit: query.pageSize,
    offset: (query.pageIndex - 1) * query.pageSize,
    isSearch: query.searchName !== undefined,
  })
  const touched = await subjectsOf(
    db,
    company,
    rows.map(({ id }) => id),
  )
  const requested = query.kind && query.id ? { kind: query.kind, entityId: query.id } : undefined
  const named = requested && (await mayName(db, company, requested)) ? [requested] : []
  const nameOf = await namesOfSubjects(db, companyId, named)
  const productName = await productNames(db, language)
  const details = await detailsOf(
    db,
    companyId,
    rows.map(({ subject }) => subject),
  )
  /** The row's subjects and changes that the reader may see. */
  const tell = ({ id: auditId, operation, subject }: (typeof rows)[number]) => {
    const [members, departments] = [touched(auditId, 'member'), touched(auditId, 'department')]
    const named = { member: members.list, department: departments.list }
    const nameOf: NameOf = (kind, id) => named[kind].find((one) => one.id === id)?.name
    const shares = sharesOf(subject).flatMap(({ departmentId, ...share }) => {
      const department = nameOf('department', departmentId)
      return department === undefined ? [] : [{ ...share, department }]
    })
    return {
      members,
      ...newBelow(operation, subject, departments),
      shares,
      changes: changesOf(subject, nameOf),
    }
  }
  /** A row of the service is about many members, and a sub-administrator only sees the rules of their own. */
  const rulesIn = ({ id: auditId, subject }: (typeof rows)[number]) =>
    ruleNamesIn(subject, ({ userId, mainId }) => {
      if (query.kind === 'member') return userId === query.id
      if (query.kind === 'product' && mainId !== query.id) return false
      return (
        company.departmentPaths === null || touched(auditId, 'member').list.some(({ id }) => id === userId)
      )
    })
  const inLanguage = ({ count, list }: Touched) => ({
    count,
    list: list.map(({ id, name }) => ({ id, name: productName(name) })),
  })
  return {
    totalItems,
    subjectName: named[0] ? productName(nameOf(named[0])) : '',
    list: rows.map((row) => {
      const { above, ...touchedAndChanged } = tell(row)
      return {
        ...touchedAndChanged,
        id: String(row.id),
        at: row.at.toISOString(),
        actor: actorOf(row.actorId, row),
        operation: row.operation,
        products: inLanguage(touched(row.id, 'product')),
        details: [
          ...above,
          ...[detail('rule', rulesIn(row))].flatMap((one) => one ?? []),
          ...details(row.subject),
        ],
      }
    }),
  }
}

/** Only the department itself is new, so its parent is shown separately. */
function newBelow(operation: string, subject: unknown, departments: Touched) {
  const { parentId } = asRecord(subject)
  const parent = departments.list.find(({ id }) => id === parentId)
  if (operation !== 'addDepartment' || !parent) return { departments, above: [] }
  return {
    departments: { count: departments.count - 1, list: departments.list.filter((one) => one !== parent) },
    above: [{ kind: 'parent' as const, count: 1, list: [parent.name] }],
  }
}

interface Actor {
  readonly kind: 'person' | 'directory' | 'operator' | 'service'
  readonly name: string
}

/** A person's possible names: the company's, their own, or the phone. */
interface Named {
  readonly member: string | null
  readonly realName: string | null
  readonly phone: string | null
  readonly subject: unknown
}

/**
 * The author of a change, from the id in its audit row. The vendor's staff stay anonymous; a directory has the name it
 * had then.
 */
function actorOf(actorId: string, { member, realName, phone, subject }: Named): Actor {
  if (/^(operator|staff):/.test(actorId)) return { kind: 'operator', name: '' }
  if (actorId.startsWith('directory:'))
    return { kind: 'directory', name: textOf(asRecord(subject).directoryName) }
  return phone === null
    ? { kind: 'service', name: '' }
    : { kind: 'person', name: member || realName || phone }
}

interface Share {
  readonly side: 'from' | 'to'
  readonly departmentId: string
  readonly before: number
  readonly after: number
}

/** Holdings of departments before and after seats were passed on or taken back. */
function sharesOf(subject: unknown): Share[] {
  const row = asRecord(subject)
  return (['from', 'to'] as const).flatMap((side) =>
    asList(row[side]).flatMap(({ departmentId, before, after }) =>
      typeof departmentId === 'string' && typeof before === 'number' && typeof after === 'number'
        ? [{ side, departmentId, before, after }]
        : [],
    ),
  )
}

type PageOptions = Pick<Parameters<typeof pageOf>[1], 'listed' | 'limit' | 'offset' | 'isSearch'>

/** A page of a company's audit rows, newest first, each with its author's name. */
async function auditPage(connection: Connection, companyId: string, options: PageOptions) {
  const { id } = auditRows
  const listing = { table: auditRows, id, sortedBy: id, isDescending: true, ...options }
  const { db, page, total, order, totalOf } = pageOf(connection, listing)
  const rows = await db
    .select({
      total,
      id,
      at: auditRows.at,
      actorId: auditRows.actorId,
      operation: auditRows.operation,
      subject: auditRows.subject,
      member: memberships.name,
      realName: users.realName,
      phone: users.phone,
    })
    .from(page)
    .innerJoin(auditRows, and(eq(auditRows.companyId, companyId), eq(id, page.id)))
    .leftJoin(users, eq(users.id, auditRows.actorId))
    .leftJoin(memberships, and(eq(memberships.companyId, companyId), eq(memberships.userId, users.id)))
    .orderBy(...order)
  return { totalItems: await totalOf(rows), rows }
}

interface Detail {
  readonly kind: DetailKind
  readonly count: number
  readonly list: string[]
}

/** Subjects of audit rows other than members, departments and products. */
async function detailsOf(
  db: Connection,
  companyId: string,
  subjects: readonly unknown[],
): Promise<(subject: unknown) => Detail[]> {
  const names = await namesOfCertifications(db, companyId, subjects)
  const absent = await namesOfAbsent(db, companyId, subjects)
  return (subject) => {
    const row = asRecord(subject)
    const named = asRecord(row.after).name ?? asRecord(row.before).name
    return [
      detail('order', [row.orderNo]),
      detail('group', 'groupId' in row ? [named] : []),
      detail('company', [names.get(textOf(row.certificationId))]),
      detail('applicant', 'invitationId' in row ? [named] : []),
      detail('absent', [absent.get(textOf(row.forUserId))]),
      detail('file', Array.isArray(row.files) ? row.files : []),
      detail('phone', [row.phone, row.mobile, ...asList(row.invited).map(({ phone }) => phone)]),
    ].flatMap((one) => one ?? [])
  }
}

function detail(kind: DetailKind, values: readonly unknown[]): Detail | undefined {
  const list = values.map(textOf).filter((value) => value !== '')
  return list.length === 0 ? undefined : { kind, count: list.length, list: list.slice(0, mostDetails) }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The colleagues for whom somebody answered. */
async function namesOfAbsent(
  db: Connection,
  companyId: string,
  subjects: readonly unknown[],
): Promise<ReadonlyMap<string, string>> {
  const ids = subjects.map((subject) => textOf(asRecord(subject).forUserId)).filter((id) => id !== '')
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: memberships.userId, name: memberships.name })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The company's name in each submission. */
async function namesOfCertifications(
  db: Connection,
  companyId: string,
  subjects: readonly unknown[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(subjects.map((subject) => textOf(asRecord(subject).certificationId)))]
  if (ids.every((id) => id === '')) return new Map()
  const rows = await db
    .select({ id: certifications.id, name: certifications.name })
    .from(certifications)
    .where(and(eq(certifications.companyId, companyId), inArray(certifications.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
