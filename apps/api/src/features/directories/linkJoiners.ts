import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { directoryLeavers, directoryPeople } from './tables'

interface Joiner {
  readonly userId: string
  /** Proven by the account. */
  readonly phone: string
}

/**
 * Links people who join a company with those for whom its directories wait. Their accounts have proven the phones, and
 * they join by their own will. The older of two people of a directory with one phone is linked.
 */
export async function linkJoiners(
  db: Connection,
  companyId: string,
  joiners: readonly Joiner[],
): Promise<void> {
  // They are members again: what a directory ended before is over.
  await db.delete(directoryLeavers).where(
    and(
      eq(directoryLeavers.companyId, companyId),
      inArray(
        directoryLeavers.userId,
        joiners.map(({ userId }) => userId),
      ),
    ),
  )
  await db
    .update(directoryPeople)
    .set({ endedAt: null })
    .where(
      and(
        eq(directoryPeople.companyId, companyId),
        inArray(
          directoryPeople.userId,
          joiners.map(({ userId }) => userId),
        ),
        isNotNull(directoryPeople.endedAt),
      ),
    )
  const waiting = await db
    .selectDistinctOn([directoryPeople.directoryId, directoryPeople.phone], {
      directoryId: directoryPeople.directoryId,
      id: directoryPeople.id,
      phone: directoryPeople.phone,
    })
    .from(directoryPeople)
    .where(
      and(
        eq(directoryPeople.companyId, companyId),
        inArray(
          directoryPeople.phone,
          joiners.map(({ phone }) => phone),
        ),
        isNull(directoryPeople.userId),
        eq(directoryPeople.active, true),
      ),
    )
    .orderBy(directoryPeople.directoryId, directoryPeople.phone, directoryPeople.createdAt)
  for (const { directoryId, id, phone } of waiting) {
    const joiner = joiners.find((one) => one.phone === phone)
    if (joiner) await link(db, { companyId, directoryId, id, userId: joiner.userId })
  }
}

type Link = Readonly<Record<'companyId' | 'directoryId' | 'id' | 'userId', string>>

/** Somebody else of the directory may be linked to them already. */
async function link(db: Connection, { companyId, directoryId, id, userId }: Link): Promise<void> {
  const theirs = and(
    eq(linked.companyId, companyId),
    eq(linked.directoryId, directoryId),
    eq(linked.userId, userId),
  )
  await db
    .update(directoryPeople)
    .set({ userId, hindrance: '' })
    .where(
      and(
        eq(directoryPeople.companyId, companyId),
        eq(directoryPeople.directoryId, directoryId),
        eq(directoryPeople.id, id),
        notExists(db.select({ one: sql`1` }).from(linked).where(theirs)),
      ),
    )
}

const linked = alias(directoryPeople, 'linked')
