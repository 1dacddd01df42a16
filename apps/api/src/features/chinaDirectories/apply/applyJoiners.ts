import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isAmong } from '../../../platform/database/isAmong'
import { publish } from '../../../platform/events'
import { sendMessage } from '../../../platform/notifications'
import { users } from '../../../platform/people/tables'
import { holdersOf, join } from '../../applications'
import { batchOf, findInviter, returnMilliseconds } from '../../directories'
import { budgetOf, currentStatus, sendInvitations } from '../../invitations'
import { invitations } from '../../invitations/tables'
import { findCompanyName } from '../../organisation'
import { type Applying, type ChangeRow, done, type Outcome, skipped } from './Applying'
import { findTaken, loadPeople, type Stored, storePeople } from './people'
import { findPlace, loadPlaced } from './placedDepartments'
import { revokeOwn } from './revokeOwn'

type Revoked = Parameters<typeof revokeOwn>[1][number]

/** Links members as somebody decided. Their names and departments change with the next difference, if at all. */
export async function applyLinked(applying: Applying, rows: readonly ChangeRow[]): Promise<Outcome[]> {
  const { db, companyId } = applying
  const people = await loadPeople(applying, rows)
  const phones = rows.flatMap(({ phone }) => phone ?? [])
  const holders = await holdersOf(db, companyId, phones)
  const taken = await findTaken(applying, phones, [...holders.values()])
  const stored: Stored[] = []
  const outcomes = rows.map((row) => {
    const before = people.get(row.externalId)?.person
    const holder = holders.get(row.phone ?? '')
    const isOther = holder !== undefined && taken.userIds.has(holder) && before?.userId !== holder
    if (row.decision === 'undecided') return skipped(row, 'undecided')
    if (holder !== row.userId || isOther) return skipped(row, 'changedMeanwhile')
    if (row.decision === 'leave') {
      stored.push({ row, before, set: { userId: null, hindrance: 'leftAlone' } })
      return done(row)
    }
    stored.push({ row, before, set: { userId: holder ?? null, hindrance: '', endedAt: null } })
    applying.audit('linkDirectoryMember', { userIds: [holder] })
    return done(row)
  })
  await storePeople(applying, stored)
  return outcomes
}

/** Restores memberships that this directory ended. Their accounts joined before by their owners' will. */
export async function applyReturned(applying: Applying, rows: readonly ChangeRow[]): Promise<Outcome[]> {
  const { db, companyId, now } = applying
  const people = await loadPeople(applying, rows)
  const placed = await loadPlaced(applying)
  const open = await findOpenAccounts(
    applying,
    [...people.values()].flatMap(({ person }) => person.userId ?? []),
  )
  const stored: Stored[] = []
  const joiners: Parameters<typeof join>[2][number][] = []
  const asNew: ChangeRow[] = []
  const outcomes: Outcome[] = []
  for (const row of rows) {
    const { person, member } = people.get(row.externalId) ?? {}
    const target = findPlace(placed, row.placeId)
    if (!person || !target || person.active || member) {
      outcomes.push(person?.active ? done(row) : skipped(row, 'changedMeanwhile'))
      continue
    }
    const { userId, endedAt } = person
    const isRecent = endedAt !== null && now.getTime() - endedAt.getTime() <= returnMilliseconds
    if (userId === null || !isRecent || !open.has(userId)) {
      asNew.push(row)
      continue
    }
    const phone = row.phone ?? person.phone ?? ''
    joiners.push({ userId, phone, name: row.name, departmentId: target.id, invitedAt: now })
    stored.push({ row, before: person, set: { departmentId: target.id, endedAt: null, hindrance: '' } })
    applying.audit('restoreDirectoryMember', { userIds: [userId], departmentId: target.id })
    outcomes.push(done(row))
  }
  await storePeople(applying, stored)
  await join(db, companyId, joiners, now)
  if (joiners.length > 0)
    applying.last(() =>
      tellRestored(
        applying,
        joiners.map(({ userId }) => userId),
      ),
    )
  return asNew.length > 0 ? [...outcomes, ...(await applyInvited(applying, asNew))] : outcomes
}

async function findOpenAccounts({ db }: Applying, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isAmong(users.id, userIds), isNull(users.lockedAt), isNull(users.erasedAt)))
  return new Set(rows.map(({ id }) => id))
}

async function tellRestored({ db, companyId, now }: Applying, userIds: readonly string[]): Promise<void> {
  const company = await findCompanyName(db, companyId)
  await sendMessage(db, {
    userIds,
    kind: 'notice',
    companyId,
    title: '已重新加入企业',
    content: `“${company}”的目录已恢复您的成员身份。如有疑问，请联系企业管理员。`,
    titleEn: 'You are a member again',
    contentEn: `The directory of “${company}” has restored your membership. If you have questions, ask its administrator.`,
    now,
  })
  await publish(db, { userIds, target: 'OnMenusChanged' })
}

/** Invites people by text message, as many as the company may today. Nobody becomes a member without agreeing. */
export async function applyInvited(applying: Applying, rows: readonly ChangeRow[]): Promise<Outcome[]> {
  const { db, companyId, directoryId, now, ports } = applying
  const people = await loadPeople(applying, rows)
  const placed = await loadPlaced(applying)
  const phones = rows.flatMap(({ phone }) => phone ?? [])
  const holders = await holdersOf(db, companyId, phones)
  const taken = await findTaken(applying, phones, [...holders.values()])
  const open = await findOpenInvitations(applying, phones)
  const { left } = await budgetOf(applying, companyId)
  const stored: Stored[] = []
  const inviting: { readonly row: ChangeRow; readonly departmentId: string }[] = []
  const revoking: Revoked[] = []
  const outcomes: Outcome[] = []
  for (const row of rows) {
    const { phone, externalId } = row
    const { person, member } = people.get(externalId) ?? {}
    const target = findPlace(placed, row.placeId)
    const other = taken.phones.get(phone ?? '')
    if (phone === null || member || !target || holders.has(phone)) {
      // A member by now: the next difference proposes the link.
      outcomes.push(skipped(row, 'changedMeanwhile'))
      continue
    }
    if (person && person.phone !== phone) revoking.push(person)
    const set = { active: true, userId: null, endedAt: null, departmentId: target.id }
    if (other !== undefined && other !== externalId) {
      stored.push({ row, before: person, set: { ...set, hindrance: 'phoneTaken', invitationId: null } })
      outcomes.push(done(row, 'phoneTaken'))
      continue
    }
    const found = open.get(phone)
    if (found === undefined && inviting.length < left) {
      inviting.push({ row, departmentId: target.id })
      continue
    }
    const isLate = found === undefined
    stored.push({
      row,
      before: person,
      set: { ...set, hindrance: isLate ? 'dailyLimit' : '', invitationId: found ?? null },
    })
    outcomes.push(isLate ? done(row, 'dailyLimit') : done(row))
  }
  await revokeOwn(applying, revoking)
  if (inviting.length > 0) {
    const sent = await sendInvitations(db, {
      ports,
      companyId,
      invitedBy: await findInviter(db, companyId),
      batchId: batchOf(directoryId),
      now,
      people: inviting.map(({ row, departmentId }) => ({
        phone: row.phone ?? '',
        name: row.name,
        departmentId,
      })),
    })
    const byPhone = new Map(sent.map((one) => [one.phone, one]))
    for (const { row, departmentId } of inviting) {
      const invited = byPhone.get(row.phone ?? '')
      const set = { active: true, userId: null, endedAt: null, departmentId, hindrance: '' as const }
      const before = people.get(row.externalId)?.person
      stored.push({ row, before, set: { ...set, invitationId: invited?.id ?? null } })
      applying.audit('inviteByMessage', { invited: invited ? [invited] : [] })
      outcomes.push(done(row))
    }
  }
  await storePeople(applying, stored)
  return outcomes
}

/** Open invitations of these numbers, of the directory or of a person. */
async function findOpenInvitations(
  { db, companyId, now }: Applying,
  phones: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        isAmong(invitations.phone, phones),
        inArray(invitations.status, [4, 5]),
      ),
    )
  return new Map(
    rows.filter((row) => currentStatus(row, now) !== 6).map(({ phone, id }) => [phone, id] as const),
  )
}

/** Keeps people who can't be invited, with the reason. */
export async function applyWaiting(applying: Applying, rows: readonly ChangeRow[]): Promise<Outcome[]> {
  const people = await loadPeople(applying, rows)
  const placed = await loadPlaced(applying)
  const stored: Stored[] = []
  const revoking: Revoked[] = []
  const outcomes = rows.map((row) => {
    const { person, member } = people.get(row.externalId) ?? {}
    const target = findPlace(placed, row.placeId)
    if (member || !target) return skipped(row, 'changedMeanwhile')
    if (person) revoking.push(person)
    const hindrance = row.note === 'phoneTaken' ? 'phoneTaken' : ''
    const departmentId = target.id
    stored.push({
      row,
      before: person,
      set: { userId: null, endedAt: null, invitationId: null, departmentId, hindrance },
    })
    applying.audit('saveDirectoryPerson', { after: { name: row.name, active: true } })
    return done(row)
  })
  await revokeOwn(applying, revoking)
  await storePeople(applying, stored)
  return outcomes
}
