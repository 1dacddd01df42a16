import type { Connection } from '../../../platform/database/Connection'
import type { Owner } from '../../../platform/owner/Owner'
import { companies, departments, memberships, users } from '../../../tables'

/** The buyers, their owners, and the members who may get a company's seats. */
export interface Buying {
  readonly userId: string
  readonly owner: Owner
  readonly members: readonly string[]
}

const membersOfCompany = 4

/** People who buy for themselves, and people who buy for a company of their own with some members. */
export async function insertBuyers(
  db: Connection,
  { persons, bosses, now }: { readonly persons: number; readonly bosses: number; readonly now: Date },
): Promise<Buying[]> {
  const people: { id: string; phone: string }[] = []
  const person = (id: string) => {
    people.push({ id, phone: `139${String(people.length).padStart(8, '0')}` })
    return id
  }
  const own = numbered('buyer', persons).map(
    (id): Buying => ({ userId: person(id), owner: { kind: 'person', userId: id }, members: [] }),
  )
  const forCompanies = numbered('boss', bosses).map((id): Buying => {
    const members = numbered(`${id}-member`, membersOfCompany).map(person)
    return { userId: person(id), owner: { kind: 'company', companyId: `company-of-${id}` }, members }
  })
  await db.insert(users).values(
    people.map(({ id, phone }) => ({
      id,
      account: phone,
      phone,
      realName: id,
      nickname: id,
      passwordHash: 'none',
      createdAt: now,
    })),
  )
  for (const { userId, owner, members } of forCompanies) {
    if (owner.kind !== 'company') continue
    const { companyId } = owner
    const of = { companyId, departmentId: 'top', joinedAt: now }
    await db
      .insert(companies)
      .values({ id: companyId, name: companyId, account: companyId, certificationStatus: 4, createdAt: now })
    await db
      .insert(departments)
      .values({ companyId, id: 'top', name: '总部', level: 1, path: 'top/', createdAt: now })
    await db.insert(memberships).values(
      [userId, ...members].map((id) => ({
        ...of,
        userId: id,
        role: id === userId ? ('superAdministrator' as const) : ('member' as const),
        name: id,
        phone: people.find((one) => one.id === id)?.phone ?? '',
      })),
    )
  }
  return [...own, ...forCompanies]
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n + 1}`)
