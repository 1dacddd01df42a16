import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { isAmong } from '../../../platform/database/isAmong'
import { randomId } from '../../../platform/keys/randomId'
import { directoryPeople } from '../../directories/tables'
import { memberships } from '../../organisation/tables'
import type { Applying, ChangeRow } from './Applying'

export type DirectoryPerson = typeof directoryPeople.$inferSelect

/** A person of the directory as they are now. */
export interface CurrentPerson {
  readonly person: DirectoryPerson
  /** Null: not a member. */
  readonly member: {
    readonly userId: string
    readonly name: string
    readonly phone: string
    readonly role: 'superAdministrator' | 'administrator' | 'member'
    readonly departmentId: string
  } | null
}

/** The people of these rows by the vendor's ids, by one statement. */
export async function loadPeople(
  { db, companyId, directoryId }: Applying,
  rows: readonly ChangeRow[],
): Promise<ReadonlyMap<string, CurrentPerson>> {
  const found = await db
    .select({
      person: directoryPeople,
      member: {
        userId: memberships.userId,
        name: memberships.name,
        phone: memberships.phone,
        role: memberships.role,
        departmentId: memberships.departmentId,
      },
    })
    .from(directoryPeople)
    .leftJoin(
      memberships,
      and(
        eq(memberships.companyId, directoryPeople.companyId),
        eq(memberships.userId, directoryPeople.userId),
      ),
    )
    .where(
      and(
        eq(directoryPeople.companyId, companyId),
        eq(directoryPeople.directoryId, directoryId),
        isAmong(
          directoryPeople.externalId,
          rows.map(({ externalId }) => externalId),
        ),
      ),
    )
  return new Map(found.map((one) => [one.person.externalId, one]))
}

/** What is stored of a person from now on. */
export interface Stored {
  readonly row: ChangeRow
  /** Undefined: new. */
  readonly before: DirectoryPerson | undefined
  readonly set: Partial<
    Pick<DirectoryPerson, 'active' | 'userId' | 'departmentId' | 'invitationId' | 'hindrance' | 'endedAt'>
  >
}

/** Stores people with what the row says about them, by one statement. */
export async function storePeople(
  { db, companyId, directoryId, now }: Applying,
  all: readonly Stored[],
): Promise<void> {
  if (all.length === 0) return
  const at = now.toISOString()
  const rows = all.map(({ row, before, set }) => {
    const merged = {
      active: true,
      userId: before?.userId ?? null,
      departmentId: before?.departmentId ?? null,
      invitationId: before?.invitationId ?? null,
      hindrance: before?.hindrance ?? '',
      endedAt: before?.endedAt ?? null,
      ...set,
    }
    return {
      id: before?.id ?? randomId(),
      user_name: row.externalId,
      active: merged.active,
      phone: row.attributes ? row.phone : (before?.phone ?? null),
      user_id: merged.userId,
      department_id: merged.departmentId,
      invitation_id: merged.invitationId,
      hindrance: merged.hindrance,
      ended_at: merged.endedAt?.toISOString() ?? null,
      attributes: row.attributes ?? before?.attributes ?? {},
    }
  })
  await db.execute(sql`
    insert into ${directoryPeople} (company_id, directory_id, id, user_name, user_key, external_id, active, phone,
      user_id, department_id, invitation_id, hindrance, ended_at, attributes, created_at, updated_at)
    select ${companyId}, ${directoryId}, given.id, given.user_name, given.user_name, given.user_name, given.active,
      given.phone, given.user_id, given.department_id, given.invitation_id, given.hindrance, given.ended_at,
      given.attributes, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      id text, user_name text, active boolean, phone text, user_id text, department_id text, invitation_id text,
      hindrance text, ended_at timestamptz, attributes jsonb
    )
    on conflict (company_id, directory_id, id) do update set
      active = excluded.active, phone = excluded.phone, user_id = excluded.user_id,
      department_id = excluded.department_id, invitation_id = excluded.invitation_id, hindrance = excluded.hindrance,
      ended_at = excluded.ended_at, attributes = excluded.attributes, updated_at = excluded.updated_at,
      version = ${directoryPeople.version} + 1`)
}

/** Numbers and accounts that other people of the directory have. */
export async function findTaken(
  { db, companyId, directoryId }: Applying,
  phones: readonly string[],
  userIds: readonly string[],
): Promise<{ readonly phones: ReadonlyMap<string, string>; readonly userIds: ReadonlySet<string> }> {
  const rows = await db
    .select({
      externalId: directoryPeople.externalId,
      phone: directoryPeople.phone,
      userId: directoryPeople.userId,
      active: directoryPeople.active,
      hindrance: directoryPeople.hindrance,
    })
    .from(directoryPeople)
    .where(
      and(
        eq(directoryPeople.companyId, companyId),
        eq(directoryPeople.directoryId, directoryId),
        or(isAmong(directoryPeople.phone, phones), inArray(directoryPeople.userId, ['', ...userIds])),
      ),
    )
  return {
    phones: new Map(
      rows.flatMap(({ phone, externalId, active, hindrance }) =>
        phone !== null && active && hindrance !== 'phoneTaken' ? [[phone, externalId] as const] : [],
      ),
    ),
    userIds: new Set(rows.flatMap(({ userId }) => userId ?? [])),
  }
}
