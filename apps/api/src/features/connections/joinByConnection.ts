import { applicationsRefusals } from '@atrium/contracts/applications/refusals'
import { inviteeNameLength } from '@atrium/contracts/invitations/contract'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { sendMessage } from '../../platform/notifications'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import { changeGroupMembers } from '../administrators'
import { holdersOf, join } from '../applications'
import { placeMembers } from '../departments'
import { directoryPeople } from '../directories/tables'
import { departmentPathNames, findCompanyName, refreshMenuCounts } from '../organisation'
import { memberships, permissionGroupMembers } from '../organisation/tables'
import { notifyTakenBack } from '../seats'
import type { ConnectionRow } from './findConnection'
import { findPlacement, type Placement } from './placement'
import type { StoredIdentity } from './sealed'

/** Somebody whose identity a connection has just stated, in a transaction that holds the company alone. */
export interface Arrival {
  readonly db: Connection
  readonly row: Pick<ConnectionRow, 'companyId' | 'joining'>
  readonly userId: string
  readonly identity: StoredIdentity
  readonly now: Date
}

/** What changed in the company: the operation and subject of its audit row, and what notifies people, last. */
export interface CompanyChange {
  readonly operation: 'joinByConnection' | 'placeByConnection'
  readonly subject: Record<string, unknown>
  /** The department of somebody who joined. */
  readonly departmentName?: string
  notify(): Promise<void>
}

/**
 * Makes the person a member where the mappings say; undefined if they are one already, and the connection doesn't move
 * members.
 *
 * @throws Refusal when another member has their phone
 */
export async function joinByConnection(arrival: Arrival): Promise<CompanyChange | undefined> {
  const { db, row, userId, identity, now } = arrival
  const { companyId, joining } = row
  const member = await findMember(db, companyId, userId)
  if (member) return joining.follows ? placeByConnection(arrival) : undefined
  if (!joining.joins) return undefined
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) return undefined
  const holders = await holdersOf(db, companyId, [user.phone])
  if (holders.size > 0) throw new Refusal(applicationsRefusals.phoneTaken)
  const placement = await findPlacement(db, companyId, joining, identity)
  const { departmentId } = placement
  const name = [...(identity.displayName || user.realName || user.nickname || user.account)]
    .slice(0, inviteeNameLength)
    .join('')
  await join(db, companyId, [{ userId, phone: user.phone, name, departmentId, invitedAt: now }], now)
  const groups = await enterGroups(arrival, placement)
  return {
    operation: 'joinByConnection',
    departmentName: placement.departmentName,
    subject: { userIds: [userId], after: { departmentId }, ...missingOf(placement), ...groups.subject },
    async notify() {
      await groups.notify()
      const company = await findCompanyName(db, companyId)
      const pathOf = await departmentPathNames(db, companyId, [departmentId])
      await sendMessage(db, {
        userIds: [userId],
        kind: 'joined',
        companyId,
        title: '已通过企业账号加入企业',
        content: `您已加入${company}，所在部门：${pathOf(departmentId)}。`,
        titleEn: 'You joined with your company account',
        contentEn: `You have joined ${company}, department ${pathOf(departmentId)}.`,
        now,
      })
      await refreshMenuCounts(db, companyId, 'invitations')
      await publish(db, { userIds: [userId], target: 'OnMenusChanged' })
    },
  }
}

/**
 * Moves a member to where the mappings say, and into and out of the groups that mappings name; undefined if nothing
 * changes. Administrators stay in their department, as with every move. A department that a directory states counts
 * more.
 */
export async function placeByConnection(arrival: Arrival): Promise<CompanyChange | undefined> {
  const { db, row, userId, identity, now } = arrival
  const { companyId, joining } = row
  const member = await findMember(db, companyId, userId)
  if (!member || member.role === 'superAdministrator') return undefined
  const placement = await findPlacement(db, companyId, joining, identity)
  const { departmentId } = placement
  const moves =
    member.role === 'member' &&
    member.departmentId !== departmentId &&
    !(await isPlacedByDirectory(db, companyId, userId))
  const moved = moves ? await placeMembers(db, companyId, [member], departmentId) : undefined
  const groups = await enterGroups(arrival, placement)
  if (!moved && groups.isUnchanged) return undefined
  return {
    operation: 'placeByConnection',
    subject: { userIds: [userId], ...moved?.subject, ...missingOf(placement), ...groups.subject },
    async notify() {
      if (moved) await notifyTakenBack(db, { companyId, now }, moved.recovered)
      await groups.notify()
      await publish(db, { userIds: [userId], target: 'OnMenusChanged', payload: { enterpriseId: companyId } })
    },
  }
}

const missingOf = ({ missing }: Placement) => (missing.length > 0 ? { missingIds: missing } : {})

async function findMember(db: Connection, companyId: string, userId: string) {
  const [found] = await db
    .select({
      userId: memberships.userId,
      role: memberships.role,
      departmentId: memberships.departmentId,
    })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  return found
}

async function isPlacedByDirectory(db: Connection, companyId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ departmentId: directoryPeople.departmentId })
    .from(directoryPeople)
    .where(and(eq(directoryPeople.companyId, companyId), eq(directoryPeople.userId, userId)))
  return rows.some(({ departmentId }) => departmentId !== null)
}

/** Only groups that mappings name are entered or left. */
async function enterGroups(
  { db, row: { companyId }, userId, now }: Arrival,
  { groupIds, mappedGroupIds }: Placement,
) {
  const rows = await db
    .select({ groupId: permissionGroupMembers.groupId })
    .from(permissionGroupMembers)
    .where(and(eq(permissionGroupMembers.companyId, companyId), eq(permissionGroupMembers.userId, userId)))
  const before = new Set(rows.map(({ groupId }) => groupId))
  const differing = mappedGroupIds.filter((id) => before.has(id) !== groupIds.includes(id))
  const call = {
    db,
    now,
    company: { companyId, role: 'superAdministrator' as const, departmentPaths: null },
  }
  const notifications: (() => Promise<void>)[] = []
  for (const groupId of differing) {
    const isAdded = groupIds.includes(groupId)
    const { notify } = await changeGroupMembers(call, {
      groupId,
      added: isAdded ? [userId] : [],
      removed: isAdded ? [] : [userId],
    })
    notifications.push(notify)
  }
  return {
    isUnchanged: differing.length === 0,
    subject: differing.length === 0 ? {} : { groupIds: differing },
    notify: async () => {
      for (const notify of notifications) await notify()
    },
  }
}
