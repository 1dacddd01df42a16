import type { Connection, Database } from '../../../platform/database/Connection'
import { companies, departments, grants, memberships, products, seatHoldings, users } from '../../../tables'
import { lookAfter } from '../../../testing/servers/lookAfter'

/**
 * A small company, and a neighbour that must never be visible:
 *
 *     top sonia (super administrator), tom
 *     ├─ design dora (sub-administrator of design), ann
 *     │ └─ office bob
 *     │ └─ l4 ─ l5 ─ l6
 *     └─ sales cat, eve (sub-administrator of store)
 *        └─ store
 */
const tree = [
  ['top', null, '总公司'],
  ['design', 'top', '设计部'],
  ['office', 'design', '结构室'],
  ['l4', 'office', '四级'],
  ['l5', 'l4', '五级'],
  ['l6', 'l5', '六级'],
  ['sales', 'top', '销售部'],
  ['store', 'sales', '门店'],
] as const

const people = [
  ['sonia', 'superAdministrator', 'top', '13900000001'],
  ['tom', 'member', 'top', '13900000002'],
  ['dora', 'administrator', 'design', '13900000003'],
  ['ann', 'member', 'design', '13900000004'],
  ['bob', 'member', 'office', '13900000005'],
  ['cat', 'member', 'sales', '13900000006'],
  ['eve', 'administrator', 'sales', '13900000007'],
] as const

/** Product, department, owned seats, users. */
const holdings = [
  ['draw', 'top', 10, ['cat']],
  ['draw', 'design', 5, ['ann']],
  ['draw', 'office', 2, ['bob']],
  ['calc', 'top', 3, ['bob']],
] as const

export async function fillAcme({ connection: db }: Database, now: Date): Promise<void> {
  await db
    .insert(users)
    .values([...people.map(([id, , , phone]) => user(id, phone)), user('nina', '13800001111')])
  await db
    .insert(companies)
    .values(['acme', 'beta'].map((id) => ({ id, name: id, account: id, createdAt: now })))
  await db
    .insert(departments)
    .values([
      ...tree.map(([id, parentId, name]) => place('acme', id, parentId, name)),
      place('beta', 'beta-top', null, '贝塔'),
    ])
  await db.insert(memberships).values([
    ...people.map(([userId, role, departmentId, phone], index) => ({
      companyId: 'acme',
      userId,
      role,
      departmentId,
      phone,
      name: userId,
      joinedAt: new Date(now.getTime() - index * 60_000),
      grantCount: holdings.filter(([, , , users]) => users.some((user) => user === userId)).length,
    })),
    {
      companyId: 'beta',
      userId: 'nina',
      role: 'superAdministrator' as const,
      departmentId: 'beta-top',
      phone: '13800001111',
      name: 'nina',
      joinedAt: now,
    },
  ])
  await lookAfter(db, { companyId: 'acme', userId: 'dora', departmentIds: ['design'] })
  await lookAfter(db, { companyId: 'acme', userId: 'eve', departmentIds: ['store'] })
  await fillSeats(db, now)

  function user(id: string, phone: string) {
    return { id, account: phone, phone, passwordHash: 'none', createdAt: now }
  }
  function place(companyId: string, id: string, parentId: string | null, name: string) {
    const path = pathOf(id)
    return { companyId, id, parentId, name, path, level: path.split('/').length - 1, createdAt: now }
  }
}

async function fillSeats(db: Connection, now: Date) {
  await db.insert(products).values(
    ['draw', 'calc'].map((mainId) => ({
      companyId: 'acme',
      mainId,
      name: mainId,
      productType: 0,
      licensingType: 'permanent' as const,
      createdAt: now,
    })),
  )
  for (const [mainId, departmentId, quantity, userIds] of holdings) {
    const key = { companyId: 'acme', mainId, departmentId }
    await db.insert(seatHoldings).values({ ...key, quantity, used: userIds.length })
    for (const userId of userIds)
      await db
        .insert(grants)
        .values({ ...key, id: `${mainId}-${userId}`, userId, sn: `${mainId}-${userId}`, grantedAt: now })
  }
}

function pathOf(id: string): string {
  const parent = tree.find(([own]) => own === id)?.[1]
  return `${parent ? pathOf(parent) : ''}${id}/`
}
