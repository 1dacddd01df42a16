import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { devices, grants } from '../seats/tables'
import { openUses } from './openUses'
import { appUses } from './tables'

interface Licence {
  readonly source: 'bought' | 'trial' | 'company'
  readonly ownedId: string
  readonly companyId: string | null
}

interface Device {
  readonly regDate: string
  readonly mid: string
  readonly status: 'active' | 'inactive'
}

/**
 * The devices on which a person's own licences were used. A company's grants have a separate list, which others see
 * too.
 */
export async function findDevices(
  db: Connection,
  userId: string,
  licences: readonly Licence[],
  now: Date,
): Promise<(licence: Licence) => Device[]> {
  const idsOf = (isGrant: boolean) =>
    licences.filter(({ source }) => (source === 'company') === isGrant).map(({ ownedId }) => ownedId)
  const [granted, used] = await Promise.all([
    devicesOfGrants(db, userId, idsOf(true)),
    devicesOfUses(db, userId, idsOf(false), now),
  ])
  return ({ source, ownedId, companyId }) =>
    [...granted, ...used]
      .filter(
        (device) =>
          device.source === source && device.ownedId === ownedId && device.companyId === (companyId ?? ''),
      )
      .map(({ registeredAt, mid, isActive }) => ({
        regDate: registeredAt.toISOString(),
        mid,
        status: isActive ? ('active' as const) : ('inactive' as const),
      }))
}

const devicesOfGrants = (db: Connection, userId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          source: sql<Licence['source']>`'company'`,
          ownedId: devices.grantId,
          companyId: devices.companyId,
          mid: devices.mid,
          registeredAt: devices.registeredAt,
          isActive: sql<boolean>`${devices.status} = 'active'`,
        })
        .from(devices)
        .innerJoin(grants, and(eq(grants.companyId, devices.companyId), eq(grants.id, devices.grantId)))
        .where(and(eq(grants.userId, userId), inArray(devices.grantId, [...ids])))
        .orderBy(desc(devices.registeredAt), desc(devices.mid))

const devicesOfUses = (db: Connection, userId: string, ids: readonly string[], now: Date) =>
  ids.length === 0
    ? []
    : db
        .select({
          source: appUses.source,
          ownedId: appUses.ownedId,
          companyId: appUses.companyId,
          mid: appUses.mid,
          registeredAt: sql`min(${appUses.startedAt})`.mapWith(appUses.issuedAt),
          isActive: sql<boolean>`bool_or(${openUses(userId, now)})`,
        })
        .from(appUses)
        .where(
          and(
            ...[eq(appUses.userId, userId), inArray(appUses.ownedId, [...ids])],
            ...[ne(appUses.source, 'company'), isNotNull(appUses.startedAt)],
          ),
        )
        .groupBy(appUses.source, appUses.ownedId, appUses.companyId, appUses.mid)
        .orderBy(sql`min(${appUses.startedAt}) desc`, desc(appUses.mid))
