import { and, eq, sql } from 'drizzle-orm'
import { spellingOf } from '../../../platform/spelling/spellingOf'
import { notifyRemoved, placeMembers, removeMembers } from '../../departments'
import { batchOf, noteLeavers } from '../../directories'
import { invitations } from '../../invitations/tables'
import { memberships } from '../../organisation/tables'
import { notifyTakenBack } from '../../seats'
import { endCompanySessions } from '../../session'
import { type Applying, type ChangeRow, done, type Outcome, skipped } from './Applying'
import { type CurrentPerson, loadPeople, type Stored, storePeople } from './people'
import { findPlace, loadPlaced } from './placedDepartments'
import { revokeOwn } from './revokeOwn'

type Member = NonNullable<CurrentPerson['member']>

/** Ends memberships and open invitations. */
export async function applyLeft(applying: Applying, rows: readonly ChangeRow[]): Promise<Outcome[]> {
  const { db, companyId, now } = applying
  const people = await loadPeople(applying, rows)
  const stored: Stored[] = []
  const leaving: Member[] = []
  const invited: CurrentPerson['person'][] = []
  const outcomes = rows.map((row) => {
    const found = people.get(row.externalId)
    if (!found?.person.active) return done(row)
    const { person, member } = found
    if (member && member.role !== 'member') return skipped(row, member.role)
    if (member) leaving.push(member)
    else invited.push(person)
    const set = member ? { endedAt: now, departmentId: member.departmentId } : {}
    stored.push({ row, before: person, set: { ...set, active: false } })
    if (!member)
      applying.audit('saveDirectoryPerson', {
        personId: person.id,
        ...(person.userId && { userIds: [person.userId] }),
        before: { name: row.name, active: true },
        after: { name: row.name, active: false },
      })
    return done(row)
  })
  await revokeOwn(applying, invited)
  await storePeople(applying, stored)
  // Somebody removed them from the company before, and they may have signed in by its connection since.
  const userIds = invited.flatMap(({ userId }) => userId ?? [])
  if (userIds.length > 0) applying.last(() => endCompanySessions(db, { companyId, userIds }, now))
  if (leaving.length === 0) return outcomes
  const recovered = await removeMembers(db, companyId, leaving)
  await noteLeavers(db, applying, leaving, now)
  for (const member of leaving)
    applying.audit('deleteMembers', {
      before: [member],
      recovered: recovered.filter(({ userId }) => userId === member.userId),
    })
  applying.last(() => notifyRemoved(db, companyId, leaving, now))
  return outcomes
}

/** Moves members, those of one department together. */
export async function applyMoved(applying: Applying, rows: readonly ChangeRow[]): Promise<Outcome[]> {
  const { db, companyId, now } = applying
  const people = await loadPeople(applying, rows)
  const placed = await loadPlaced(applying)
  const stored: Stored[] = []
  const groups = new Map<string, Member[]>()
  const outcomes = rows.map((row) => {
    const { person, member } = people.get(row.externalId) ?? {}
    const target = findPlace(placed, row.placeId)
    if (!person || !member || !target) return skipped(row, 'changedMeanwhile')
    if (member.role !== 'member') return skipped(row, member.role)
    if (member.departmentId === target.id) return done(row)
    // Somebody moved them after the reading: they decide again when they see it.
    if (member.departmentId !== row.departmentId) return skipped(row, 'changedMeanwhile')
    groups.set(target.id, [...(groups.get(target.id) ?? []), member])
    stored.push({ row, before: person, set: { departmentId: target.id } })
    return done(row)
  })
  for (const [departmentId, members] of groups) {
    const { recovered } = await placeMembers(db, companyId, members, departmentId)
    for (const { userId, departmentId: from } of members)
      applying.audit('moveMembers', {
        before: [{ userId, departmentId: from }],
        after: { departmentId },
        recovered: recovered.filter((seat) => seat.userId === userId),
      })
    applying.last(() => notifyTakenBack(db, { companyId, now }, recovered))
  }
  await storePeople(applying, stored)
  return outcomes
}

/** Changes the company's names for members. */
export async function applyRenamed(applying: Applying, rows: readonly ChangeRow[]): Promise<Outcome[]> {
  const { db, companyId } = applying
  const people = await loadPeople(applying, rows)
  const stored: Stored[] = []
  const renamed: { readonly user_id: string; readonly name: string; readonly spelling: string }[] = []
  const outcomes = rows.map((row) => {
    const { person, member } = people.get(row.externalId) ?? {}
    if (!person || !member) return skipped(row, 'changedMeanwhile')
    if (member.name === row.name) return done(row)
    if (member.name !== row.formerName) return skipped(row, 'changedMeanwhile')
    renamed.push({ user_id: member.userId, name: row.name, spelling: spellingOf(row.name, 'person') })
    stored.push({ row, before: person, set: {} })
    applying.audit('updateMembers', {
      members: [{ userId: member.userId, before: member.name, after: row.name }],
    })
    return done(row)
  })
  if (renamed.length > 0)
    await db.execute(sql`
      update ${memberships} set name = given.name, spelling = given.spelling
      from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as given(user_id text, name text, spelling text)
      where ${memberships.companyId} = ${companyId} and ${memberships.userId} = given.user_id`)
  await storePeople(applying, stored)
  return outcomes
}

/** Stores what the directory says, for invited people also where they will belong. */
export async function applyUpdated(applying: Applying, rows: readonly ChangeRow[]): Promise<Outcome[]> {
  const { db, companyId, directoryId } = applying
  const people = await loadPeople(applying, rows)
  const placed = await loadPlaced(applying)
  const stored: Stored[] = []
  const invited: { readonly id: string; readonly name: string; readonly department_id: string }[] = []
  const outcomes = rows.map((row) => {
    const { person, member } = people.get(row.externalId) ?? {}
    const target = findPlace(placed, row.placeId)
    if (!person || !target) return skipped(row, 'changedMeanwhile')
    const departmentId = member ? member.departmentId : target.id
    stored.push({ row, before: person, set: { departmentId, active: person.active } })
    if (!member && person.invitationId)
      invited.push({ id: person.invitationId, name: row.name, department_id: target.id })
    applying.audit('saveDirectoryPerson', {
      personId: person.id,
      ...(member && { userIds: [member.userId] }),
      after: { name: row.name, active: true },
    })
    return done(row)
  })
  await storePeople(applying, stored)
  if (invited.length > 0)
    await db.execute(sql`
      update ${invitations} set name = given.name, department_id = given.department_id
      from jsonb_to_recordset(${JSON.stringify(invited)}::jsonb) as given(id text, name text, department_id text)
      where ${and(
        eq(invitations.companyId, companyId),
        eq(invitations.batchId, batchOf(directoryId)),
        eq(invitations.status, 4),
      )} and ${invitations.id} = given.id`)
  return outcomes
}
