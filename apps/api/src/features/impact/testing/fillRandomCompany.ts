import { and, eq, ne } from 'drizzle-orm'
import { companies, departments, grants, memberships, products, seatHoldings, users } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { planSeats } from '../../seats'

export interface RandomCompany {
  readonly companyId: string
  /** Its super administrator, who has no licence. */
  readonly boss: string
  someDepartment(): string
  /** Some members of other departments. */
  someMembersOutside(departmentId: string): Promise<string[]>
  someHolders(): Promise<{ mainId: string; userIds: string[] }>
  someGrants(): Promise<string[]>
  /** Seats of a department below another one, in use or not; undefined: none. */
  someTakingBack(): Promise<TakeBack | undefined>
}

interface TakeBack {
  readonly mainId: string
  readonly enterpriseDepartmentId: string
  readonly list: { readonly enterpriseDepartmentId: string; readonly count: number }[]
}

const mainIds = ['p1', 'p2', 'p3']

/** A company of 14 departments in a random tree, with 40 members and three products spread over it. */
export async function fillRandomCompany(
  service: TestService,
  companyId: string,
  random: () => number,
): Promise<RandomCompany> {
  const db = service.database.connection
  const createdAt = service.clock.now()
  const boss = `${companyId}-boss`
  const below = (most: number) => Math.floor(random() * most)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  const some = <T>(items: readonly T[], most: number): T[] =>
    [...items].sort(() => random() - 0.5).slice(0, 1 + below(most))

  const tree = growTree(companyId, pick)
  await db.insert(companies).values({ id: companyId, name: companyId, account: companyId, createdAt })
  await db.insert(departments).values(tree.map((row) => ({ ...row, companyId, createdAt })))
  await insertPeople()
  for (const mainId of mainIds) await insertProduct(mainId)

  const members = () =>
    db
      .select()
      .from(memberships)
      .where(and(eq(memberships.companyId, companyId), ne(memberships.userId, boss)))
  const held = () => db.select().from(grants).where(eq(grants.companyId, companyId))

  return {
    companyId,
    boss,
    someDepartment: () => pick(tree).id,
    someMembersOutside: async (departmentId) =>
      some(
        (await members()).filter((row) => row.departmentId !== departmentId).map((row) => row.userId),
        8,
      ),
    async someHolders() {
      const { mainId } = pick(await held())
      const users = (await held()).filter((row) => row.mainId === mainId).map((row) => row.userId)
      return { mainId, userIds: some(users, 5) }
    },
    someGrants: async () =>
      some(
        (await held()).map((row) => row.id),
        5,
      ),
    async someTakingBack() {
      const holdings = await db.select().from(seatHoldings).where(eq(seatHoldings.companyId, companyId))
      const takable = holdings.filter((row) => row.quantity > 0 && row.departmentId !== tree[0]?.id)
      if (takable.length === 0) return undefined
      const { mainId } = pick(takable)
      const list = some(
        takable.filter((row) => row.mainId === mainId),
        3,
      ).map((row) => ({ enterpriseDepartmentId: row.departmentId, count: 1 + below(row.quantity) }))
      return { mainId, enterpriseDepartmentId: tree[0]?.id ?? '', list }
    },
  }

  async function insertPeople() {
    const people = [
      { userId: boss, role: 'superAdministrator' as const, departmentId: tree[0]?.id ?? '' },
      ...Array.from({ length: 40 }, (_, index) => ({
        userId: `${companyId}-m${index}`,
        role: 'member' as const,
        departmentId: pick(tree).id,
      })),
    ]
    const phoneOf = (index: number) =>
      `1${companyId.replace(/\D/g, '').padStart(3, '3')}${String(index).padStart(7, '0')}`
    await db.insert(users).values(
      people.map(({ userId }, index) => ({
        id: userId,
        account: userId,
        phone: phoneOf(index),
        passwordHash: '',
        createdAt,
      })),
    )
    await db.insert(memberships).values(
      people.map((person, index) => ({
        ...person,
        companyId,
        name: person.userId,
        phone: phoneOf(index),
        joinedAt: createdAt,
      })),
    )
  }

  async function insertProduct(mainId: string) {
    await db.insert(products).values({
      companyId,
      mainId,
      name: mainId,
      productType: 0,
      licensingType: 'permanent',
      createdAt,
    })
    const holders = new Map([[tree[0]?.id ?? '', 4 + below(6)]])
    for (let share = 0; share < 6; share += 1) holders.set(pick(tree).id, 1 + below(4))
    const free = new Map(holders)
    const taken: (typeof grants.$inferInsert)[] = []
    for (const { userId, departmentId } of await db
      .select()
      .from(memberships)
      .where(and(eq(memberships.companyId, companyId), ne(memberships.userId, boss)))) {
      if (random() < 0.4) continue
      const path =
        tree
          .find((row) => row.id === departmentId)
          ?.path.split('/')
          .filter(Boolean) ?? []
      const [seat] =
        planSeats(
          [{ userId, departmentIds: path }],
          [...free].map(([id, count]) => ({ departmentId: id, free: count })),
        ) ?? []
      if (!seat) continue
      free.set(seat.departmentId, (free.get(seat.departmentId) ?? 0) - 1)
      const id = `${mainId}-${userId}`
      const onlineSince = random() < 0.3 ? createdAt : null
      taken.push({
        companyId,
        id,
        mainId,
        userId,
        departmentId: seat.departmentId,
        sn: id,
        grantedAt: new Date(createdAt.getTime() - below(1000) * 1000),
        onlineSince,
      })
    }
    await db.insert(seatHoldings).values(
      [...holders].map(([departmentId, quantity]) => ({
        companyId,
        mainId,
        departmentId,
        quantity,
        used: quantity - (free.get(departmentId) ?? 0),
      })),
    )
    if (taken.length > 0) await db.insert(grants).values(taken)
    for (const { userId } of taken)
      await db
        .update(memberships)
        .set({ grantCount: await db.$count(grants, eq(grants.userId, userId)) })
        .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  }
}

function growTree(companyId: string, pick: <T>(items: readonly T[]) => T) {
  const top = {
    id: `${companyId}-d0`,
    parentId: null as string | null,
    name: 'd0',
    level: 1,
    path: `${companyId}-d0/`,
  }
  const tree = [top]
  while (tree.length < 14) {
    const parent = pick(tree.filter((row) => row.level < 6))
    const id = `${companyId}-d${tree.length}`
    tree.push({
      id,
      parentId: parent.id,
      name: `d${tree.length}`,
      level: parent.level + 1,
      path: `${parent.path}${id}/`,
    })
  }
  return tree
}
