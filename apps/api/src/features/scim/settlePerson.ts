import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { directoriesRefusals } from '@atrium/contracts/directories/refusals'
import { invitationErrors } from '@atrium/contracts/invitations/contract'
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { publish } from '../../platform/events'
import { sendMessage } from '../../platform/notifications'
import { isAccountOpen } from '../../platform/people/mayGive'
import { Refusal } from '../../platform/refusal/Refusal'
import { holdersOf, join } from '../applications'
import { notifyRemoved, removeMembers, renameMember } from '../departments'
import { batchOf, findInviter, noteLeavers, returnMilliseconds } from '../directories'
import { directoryPeople } from '../directories/tables'
import { sendInvitations } from '../invitations'
import { findCompanyName } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { endCompanySessions } from '../session'
import type { Change } from './changeDirectory'
import { ofDirectory } from './findPeople'
import { findOpen, renameInvitation, revoke } from './ownInvitation'

export type Person = typeof directoryPeople.$inferSelect

interface Settling {
  /** Undefined: the person is new. */
  readonly before: Person | undefined
  /** As stored. */
  readonly after: Person
  /** The company's name for the member, before and after. */
  readonly names: { readonly before: string; readonly after: string }
}

/**
 * Makes the company what the directory says about a person: links, invites, renames, removes or restores a member.
 * Nobody becomes a member without their own consent, and accounts are never changed.
 *
 * @throws Refusal for the super administrator, who can't be removed
 */
export async function settlePerson(change: Change, { before, after, names }: Settling): Promise<void> {
  if (!after.active) return leave(change, after)
  const member = await memberOf(change, after)
  if (member) {
    if (before && names.before !== names.after) await rename(change, member, names.after)
    return
  }
  const comesBack = before !== undefined && !before.active
  if (after.userId !== null) {
    if (!comesBack) return
    if (await restore(change, after, names.after)) return
    await update(change, after, { userId: null, endedAt: null, invitationId: null })
  }
  const hasNewPhone = before?.phone !== after.phone
  if (before?.phone && hasNewPhone) await revoke(change, after)
  const isOld = before !== undefined && !hasNewPhone && !comesBack && after.hindrance === ''
  if (isOld) return renameInvitation(change, after, names)
  await linkOrInvite(change, after, names.after)
}

/** Ends the membership, or the open invitation. */
export async function leave(change: Change, person: Person): Promise<void> {
  const { db, directory, now } = change
  await revoke(change, person)
  const member = await memberOf(change, person)
  if (!member) {
    const { companyId } = directory
    if (person.userId) await endCompanySessions(db, { companyId, userIds: [person.userId] }, now)
    return
  }
  if (member.role === 'superAdministrator') throw new Refusal(directoriesRefusals.superAdministratorStays)
  const { companyId } = directory
  const recovered = await removeMembers(db, companyId, [member])
  await update(change, person, { endedAt: now, departmentId: member.departmentId })
  await noteLeavers(db, directory, [member], now)
  change.audit('deleteMembers', { before: [member], recovered })
  change.last(() => notifyRemoved(db, companyId, [member], now))
}

async function memberOf({ db, directory: { companyId } }: Change, { userId }: Person) {
  if (userId === null) return undefined
  const [member] = await db
    .select({
      userId: memberships.userId,
      name: memberships.name,
      phone: memberships.phone,
      role: memberships.role,
      departmentId: memberships.departmentId,
    })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  return member
}

async function rename(change: Change, member: { userId: string; name: string }, name: string) {
  if (member.name === name) return
  await renameMember(change.db, change.directory.companyId, member.userId, name)
  change.audit('updateMembers', { members: [{ userId: member.userId, before: member.name, after: name }] })
}

/**
 * Restores a membership that this directory ended. Its account joined before by its owner's will, so nobody is asked
 * again.
 *
 * @returns false if that is too long ago, or the account is locked or erased
 */
async function restore(change: Change, person: Person, name: string): Promise<boolean> {
  const { db, directory, now } = change
  const { companyId } = directory
  const { userId, endedAt } = person
  if (userId === null || endedAt === null || now.getTime() - endedAt.getTime() > returnMilliseconds)
    return false
  if (!(await isAccountOpen(db, userId))) return false
  const departmentId = await departmentOf(change, person)
  const phone = person.phone ?? ''
  await join(db, companyId, [{ userId, phone, name, departmentId, invitedAt: now }], now)
  change.audit('restoreDirectoryMember', { userIds: [userId], departmentId })
  change.last(async () => {
    const company = await findCompanyName(db, companyId)
    await sendMessage(db, {
      userIds: [userId],
      kind: 'notice',
      companyId,
      title: '已重新加入企业',
      content: `“${company}”的目录已恢复您的成员身份。如有疑问，请联系企业管理员。`,
      titleEn: 'You are a member again',
      contentEn: `The directory of “${company}” has restored your membership. If you have questions, ask its administrator.`,
      now,
    })
    await publish(db, { userIds: [userId], target: 'OnMenusChanged' })
  })
  return true
}

/** Links the member who has the person's phone; otherwise invites its owner. */
export async function linkOrInvite(change: Change, person: Person, name: string): Promise<void> {
  const { db, directory, now, ports } = change
  const { companyId } = directory
  const { phone } = person
  if (phone === null) return update(change, person, { hindrance: '', invitationId: null })
  if (await isPhoneTaken(change, person, phone))
    return update(change, person, { hindrance: 'phoneTaken', invitationId: null })
  const holder = (await holdersOf(db, companyId, [phone])).get(phone)
  if (holder !== undefined) {
    await update(change, person, { userId: holder, hindrance: '' })
    change.audit('linkDirectoryMember', { userIds: [holder] })
    return
  }
  const open = await findOpen(change, phone)
  if (open !== undefined) return update(change, person, { invitationId: open, hindrance: '' })
  const invitedBy = await findInviter(db, companyId)
  const departmentId = await departmentOf(change, person)
  try {
    const [invited] = await sendInvitations(db, {
      ports,
      companyId,
      invitedBy,
      batchId: batchOf(directory.directoryId),
      now,
      people: [{ phone, name, departmentId }],
    })
    await update(change, person, { invitationId: invited?.id ?? null, hindrance: '' })
    change.audit('inviteByMessage', { invited: invited ? [invited] : [] })
  } catch (error) {
    // Thrown before anything is written.
    if (!(error instanceof Refusal) || error.code !== invitationErrors.dailyLimit) throw error
    await update(change, person, { hindrance: 'dailyLimit', invitationId: null })
  }
}

/** Whether another person of the directory has the phone, or its account. */
async function isPhoneTaken(change: Change, { id }: Person, phone: string): Promise<boolean> {
  const { db, directory } = change
  const account = db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, directory.companyId), eq(memberships.phone, phone)))
  const others = and(
    ofDirectory(directory),
    ne(directoryPeople.id, id),
    or(
      inArray(directoryPeople.userId, account),
      and(
        eq(directoryPeople.phone, phone),
        isNull(directoryPeople.userId),
        eq(directoryPeople.active, true),
        ne(directoryPeople.hindrance, 'phoneTaken'),
      ),
    ),
  )
  return (await db.$count(directoryPeople, others)) > 0
}

/** Where they belong; the top department if none is stated or it is gone. */
async function departmentOf({ db, directory }: Change, { departmentId }: Person): Promise<string> {
  const [found] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(
      and(
        eq(departments.companyId, directory.companyId),
        departmentId === null
          ? isNull(departments.parentId)
          : or(eq(departments.id, departmentId), isNull(departments.parentId)),
      ),
    )
    .orderBy(isNull(departments.parentId))
    .limit(1)
  if (!found) throw new Refusal(departmentsRefusals.departmentMissing)
  return found.id
}

async function update(change: Change, { id }: Person, set: Partial<Person>): Promise<void> {
  await change.db
    .update(directoryPeople)
    .set(set)
    .where(and(ofDirectory(change.directory), eq(directoryPeople.id, id)))
}
