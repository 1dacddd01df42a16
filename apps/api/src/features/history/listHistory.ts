import type { historyOperations } from '@atrium/contracts/history/policy'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { actorOf } from './actorOf'
import { asRecord } from './asRecord'
import { auditPage } from './auditPage'
import { changesOf } from './changesOf'
import { detailsOf } from './detailsOf'
import { historyFilter } from './historyFilter'
import type { NameOf } from './namedChangesOf'
import { namesOfSubjects } from './namesOfSubjects'
import { mayName } from './ownSubjects'
import { sharesOf } from './sharesOf'
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
  const asked = query.kind && query.id ? { kind: query.kind, entityId: query.id } : undefined
  const named = asked && (await mayName(db, company, asked)) ? [asked] : []
  const nameOf = await namesOfSubjects(db, companyId, named)
  const productName = await productNames(db, language)
  const details = await detailsOf(
    db,
    companyId,
    rows.map(({ subject }) => subject),
  )
  /** Whom and what the row is told to touch, and what became of these; nothing of others. */
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
        details: [...above, ...details(row.subject)],
      }
    }),
  }
}

/** Only one department is new: the one above it is told apart. */
function newBelow(operation: string, subject: unknown, departments: Touched) {
  const { parentId } = asRecord(subject)
  const parent = departments.list.find(({ id }) => id === parentId)
  if (operation !== 'addDepartment' || !parent) return { departments, above: [] }
  return {
    departments: { count: departments.count - 1, list: departments.list.filter((one) => one !== parent) },
    above: [{ kind: 'parent' as const, count: 1, list: [parent.name] }],
  }
}
