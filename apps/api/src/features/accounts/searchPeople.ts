import type { deskPeopleOperations } from '@atrium/contracts/desk/people/policy'
import { tidyAccountName } from '@atrium/contracts/wire/contract'
import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { contains } from '../../platform/database/contains'
import { literal, startsWith } from '../../platform/database/startsWith'
import { maskedMail } from '../../platform/people/maskedMail'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { users } from '../../platform/people/tables'
import type { DeskCall } from '../../ports/deskCommand'
import { companies, memberships } from '../organisation/tables'

const most = 50

/** Finds people by what is known of them; exact numbers first. */
export async function searchPeople({ db, staff, query }: DeskCall<typeof deskPeopleOperations.searchPeople>) {
  const search = tidyAccountName(query.search)
  const isExact = or(
    eq(users.account, search),
    eq(users.phone, search),
    eq(users.email, search.toLowerCase()),
  )
  const rows = await db
    .select()
    .from(users)
    .where(and(isNull(users.erasedAt), or(isExact, startsWith(users.phone, search), isNamed(db, search))))
    .orderBy(sql`${isExact} desc`, users.realName, users.id)
    .limit(most)
  const ids = rows.map(({ id }) => id)
  const belongs =
    ids.length === 0
      ? []
      : await db
          .select({ userId: memberships.userId, name: companies.name })
          .from(memberships)
          .innerJoin(companies, eq(companies.id, memberships.companyId))
          .where(inArray(memberships.userId, ids))
          .orderBy(companies.name)
  return rows.map((user) => ({
    ...identityOf(user, staff.reason !== ''),
    companies: belongs.filter(({ userId }) => userId === user.id).map(({ name }) => name),
  }))
}

/** By their own name, or by what a company calls them, in characters or pinyin. */
const isNamed = (db: Connection, search: string) =>
  or(
    contains(users.realName, search),
    contains(users.nickname, search),
    inArray(
      users.id,
      db
        .select({ userId: memberships.userId })
        .from(memberships)
        .where(
          or(
            contains(memberships.name, search),
            like(memberships.spelling, `%${literal(search.toLowerCase().replaceAll(' ', ''))}%`),
          ),
        )
        .limit(1000),
    ),
  )

type User = typeof users.$inferSelect

/** @param isFull whether personal data is shown in full */
export function identityOf(user: User, isFull: boolean) {
  const { id, realName, nickname, account, phone, email, lockedAt, lastSignInAt } = user
  return {
    userId: id,
    name: realName,
    nickname,
    account: isFull ? account : maskedMobile(account),
    phone: isFull ? phone : maskedMobile(phone),
    email: isFull ? email : maskedMail(email),
    lockedAt: lockedAt?.toISOString() ?? null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  }
}
