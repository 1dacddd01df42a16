import type { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { workspaceRefusals } from '@atrium/contracts/workspace/refusals'
import type { Connection } from '../../platform/database/Connection'
import { requireReach } from '../../platform/http/requireReach'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { countPending } from '../applications'
import { countWaiting } from '../backlog'
import { countLicenceRequests } from '../licenceRequests'
import { countUnread } from '../messages'
import { countOwnUnpaid, countUnpaid } from '../orders'
import { findMenus } from './findMenus'
import { type MenuItem, personalMenus } from './menus'

/** By the role and permissions in the named company. The call checks them itself, since the header may be empty. */
export async function getMenus({ db, person, query, now }: Call<typeof workspaceOperations.getMenus>) {
  const companyId = query.enterPriseId ?? person.embedding?.companyId
  // The personal menu has counts only.
  if (companyId) requireReach({}, person, companyId)
  if (!companyId) return withCounts(personalMenus, await waitingForPerson(db, person.userId, now))
  const menus = await findMenus(db, person.userId, companyId)
  if (!menus) throw new Refusal(workspaceRefusals.notAMember)
  const [applications, requests, unpaid] = await Promise.all([
    countPending(db, person.userId, companyId),
    countLicenceRequests(db, person.userId, companyId, now),
    countUnpaid(db, person.userId, companyId, now),
  ])
  return withCounts(menus, [
    [menus.find(isOf('departments')) ?? menus.find(isOf('invitations')), applications],
    [menus.find(isOf('by-product')), requests],
    [menus.find(isOf('orders')), unpaid],
  ])
}

async function waitingForPerson(db: Connection, userId: string, now: Date): Promise<Waiting> {
  const [backlog, unread, unpaid] = await Promise.all([
    countWaiting(db, userId, now),
    countUnread(db, userId),
    countOwnUnpaid(db, { kind: 'person', userId }, now),
  ])
  return [
    [personalMenus.find(isOf('personal-backlog')), backlog],
    [personalMenus.find(isOf('personal-messages')), unread],
    [personalMenus.find(isOf('personal-orders')), unpaid],
  ]
}

/** Counts of pending things per menu item. */
type Waiting = readonly (readonly [MenuItem | undefined, number])[]

function withCounts(menus: readonly MenuItem[], waiting: Waiting) {
  const counts = new Map(waiting)
  return menus.map((item) => {
    const pendingCount = counts.get(item) ?? 0
    return pendingCount > 0 ? { ...item, pendingCount } : item
  })
}

const isOf = (id: string) => (item: MenuItem) => item.menuId === id
