import { type historyContract, mostNames } from '@atrium/features/history/contract'
import { desc } from 'drizzle-orm'
import { auditRows } from '../database/schema'
import type { Call } from '../service/Call'
import { actorOf } from './actorOf'
import { changesOf } from './changesOf'
import { detailsOf } from './detailsOf'
import { historyFilter } from './historyFilter'
import type { NameOf } from './namedChangesOf'
import { namesOfSubjects, type Subject } from './namesOfSubjects'
import { mayName } from './ownSubjects'
import { sharesOf } from './sharesOf'
import { subjectsOf } from './subjectsOf'

export async function listHistory({ db, company, query }: Call<typeof historyContract.listHistory>) {
  const { companyId } = company
  const found = historyFilter(db, company, query)
  const [totalItems, rows] = await Promise.all([
    db.$count(auditRows, found),
    db
      .select()
      .from(auditRows)
      .where(found)
      .orderBy(desc(auditRows.id))
      .limit(query.pageSize)
      .offset((query.pageIndex - 1) * query.pageSize),
  ])
  const subjects = await subjectsOf(
    db,
    company,
    rows.map(({ id }) => id),
  )
  const asked = query.kind && query.id ? { kind: query.kind, entityId: query.id } : undefined
  const named = asked && (await mayName(db, company, asked)) ? [asked] : []
  const nameOf = await namesOfSubjects(db, companyId, [...named, ...subjects])
  const actor = await actorOf(
    db,
    companyId,
    rows.map(({ actorId }) => actorId),
  )
  const details = await detailsOf(
    db,
    companyId,
    rows.map(({ subject }) => subject),
  )
  const touched = (auditId: number, kind: Subject['kind']) => {
    const all = subjects.filter((subject) => subject.auditId === auditId && subject.kind === kind)
    const list = all.slice(0, mostNames).map((subject) => ({ id: subject.entityId, name: nameOf(subject) }))
    return { count: Number(all[0]?.count ?? 0), list }
  }
  /** Whom and what the row is told to touch, and what became of these; nothing of others. */
  const touchedAndChanged = ({ id: auditId, subject }: (typeof rows)[number]) => {
    const [members, departments] = [touched(auditId, 'member'), touched(auditId, 'department')]
    const named = { member: members.list, department: departments.list }
    const nameOf: NameOf = (kind, id) => named[kind].find((one) => one.id === id)?.name
    const shares = sharesOf(subject).flatMap(({ departmentId, ...share }) => {
      const department = nameOf('department', departmentId)
      return department === undefined ? [] : [{ ...share, department }]
    })
    return { members, departments, shares, changes: changesOf(subject, nameOf) }
  }
  return {
    totalItems,
    subjectName: named[0] ? nameOf(named[0]) : '',
    list: rows.map((row) => ({
      ...touchedAndChanged(row),
      id: String(row.id),
      at: row.at.toISOString(),
      actor: actor(row.actorId),
      operation: row.operation,
      products: touched(row.id, 'product'),
      details: details(row.subject),
    })),
  }
}
