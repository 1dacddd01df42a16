import { lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { usesKeptMilliseconds } from '../features/apps'
import { callersKeptMilliseconds } from '../features/audit/callersKept'
import { borrowedKeptMilliseconds, keysKeptMilliseconds, swapsKeptMilliseconds } from '../features/borrowing'
import { bulkChangesKeptMilliseconds } from '../features/bulkLicences'
import { differencesKeptMilliseconds } from '../features/chinaDirectories'
import { removeNeedlessPictures } from '../features/company/certification/removeNeedlessPictures'
import { checkoutsKeptMilliseconds } from '../features/concurrentSeats'
import { samlKeysKeptMilliseconds } from '../features/connections/saml/spKeys'
import { eraseDue } from '../features/deregistration'
import { leaversKeptMilliseconds } from '../features/directoryPeople'
import { binMilliseconds, uploadMilliseconds } from '../features/disk'
import { sweepCosts, tooOldSeatMonths } from '../features/licenceCosts'
import { rulesKeptMilliseconds } from '../features/licenceRules'
import { signingKeysKeptMilliseconds } from '../features/oidc'
import { requestsKeptMilliseconds } from '../features/requests'
import { cancelledKeptMilliseconds } from '../features/seats'
import { devicesKeptMilliseconds } from '../features/session/devices/knownDevices'
import { isTooOld, tooOld } from '../features/use'
import type { Connection, Database } from '../platform/database/Connection'
import { eventsKeptMilliseconds } from '../platform/events'
import { answersKeptMilliseconds } from '../platform/http/idempotency'
import { emptyUseless } from '../platform/outbox'
import { describeError } from '../platform/process/describeError'
import { longestMilliseconds } from '../platform/quotas'
import type { Ports } from '../ports/Ports'
import {
  appUses,
  auditCallers,
  borrowedLicences,
  bulkChanges,
  cancelledGrants,
  connectionAnswers,
  deskRequests,
  deviceSwaps,
  directoryDifferences,
  directoryLeavers,
  diskArchives,
  diskNodes,
  diskShares,
  diskUploads,
  idempotencyKeys,
  knownDevices,
  licenceKeys,
  licenceRules,
  licenceSeatMonths,
  licenceUseDays,
  oidcGrants,
  oidcKeys,
  oidcRecords,
  outbox,
  pendingSignIns,
  quotas,
  reclaims,
  samlKeys,
  seatCheckouts,
  seatDenials,
  seatPeaks,
  sessionConnections,
  sessionLinks,
  sessions,
  signInFailures,
  spentChallenges,
  standInGrants,
  userEvents,
  verificationCodes,
} from '../tables'

const day = 86_400_000

type Step = (database: Database, now: Date) => Promise<void>

const step =
  (remove: (db: Connection, now: Date) => Promise<void>): Step =>
  ({ connection }, now) =>
    remove(connection, now)

const aged =
  (table: PgTable, at: PgColumn, milliseconds: number): Step =>
  ({ connection }, now) =>
    removeAll(connection, table, lt(at, new Date(now.getTime() - milliseconds)))

/** Everything that expires. */
const steps: Readonly<Record<string, Step>> = {
  challenges: aged(spentChallenges, spentChallenges.expiresAt, 0),
  failures: aged(signInFailures, signInFailures.lastAt, day),
  devices: aged(knownDevices, knownDevices.usedAt, devicesKeptMilliseconds),
  sessions: aged(sessions, sessions.expiresAt, 30 * day),
  // Longer than tokens for offline access, which need them.
  sessionLinks: aged(sessionLinks, sessionLinks.createdAt, 400 * day),
  oidcRecords: aged(oidcRecords, oidcRecords.expiresAt, 0),
  oidcGrants: step((db) =>
    removeAll(
      db,
      oidcGrants,
      sql`not exists (
    select 1 from ${oidcRecords} where ${oidcRecords.model} = 'Grant' and ${oidcRecords.grantId} = ${oidcGrants.id}
  )`,
    ),
  ),
  oidcKeys: aged(oidcKeys, oidcKeys.retiredAt, signingKeysKeptMilliseconds),
  connectionAnswers: aged(connectionAnswers, connectionAnswers.expiresAt, 0),
  sessionConnections: step((db) =>
    removeAll(
      db,
      sessionConnections,
      sql`not exists (select 1 from ${sessions} where ${sessions.id} = ${sessionConnections.sessionId} and ${sessions.endedAt} is null)`,
    ),
  ),
  samlKeys: aged(samlKeys, samlKeys.retiredAt, samlKeysKeptMilliseconds),
  codes: aged(verificationCodes, verificationCodes.expiresAt, day),
  standInGrants: aged(standInGrants, standInGrants.expiresAt, 0),
  pendingSignIns: aged(pendingSignIns, pendingSignIns.expiresAt, 0),
  quotas: aged(quotas, quotas.startedAt, longestMilliseconds),
  answers: aged(idempotencyKeys, idempotencyKeys.at, answersKeptMilliseconds),
  events: aged(userEvents, userEvents.createdAt, eventsKeptMilliseconds),
  messageTexts: step(emptyUseless),
  messages: aged(outbox, outbox.queuedAt, 7 * day),
  callers: aged(auditCallers, auditCallers.at, callersKeptMilliseconds),
  pictures: step(removeNeedlessPictures),
  bin: aged(diskNodes, diskNodes.trashedAt, binMilliseconds),
  diskUploads: aged(diskUploads, diskUploads.createdAt, uploadMilliseconds),
  archives: aged(diskArchives, diskArchives.createdAt, day),
  expiredShares: aged(diskShares, diskShares.expiresAt, 30 * day),
  revokedShares: aged(diskShares, diskShares.revokedAt, 30 * day),
  cancelledGrants: aged(cancelledGrants, cancelledGrants.cancelledAt, cancelledKeptMilliseconds),
  bulkChanges: aged(bulkChanges, bulkChanges.startedAt, bulkChangesKeptMilliseconds),
  directoryDifferences: aged(
    directoryDifferences,
    directoryDifferences.startedAt,
    differencesKeptMilliseconds,
  ),
  borrowed: aged(borrowedLicences, borrowedLicences.releasedAt, borrowedKeptMilliseconds),
  deviceSwaps: aged(deviceSwaps, deviceSwaps.lastAt, swapsKeptMilliseconds),
  licenceKeys: aged(licenceKeys, licenceKeys.retiredAt, keysKeptMilliseconds),
  reclaims: aged(reclaims, reclaims.plannedAt, bulkChangesKeptMilliseconds),
  licenceRules: step((db, now) =>
    removeAll(
      db,
      licenceRules,
      sql`${licenceRules.state} = 'deleted' and ${lt(licenceRules.updatedAt, new Date(now.getTime() - rulesKeptMilliseconds))}`,
    ),
  ),
  appUses: aged(appUses, appUses.issuedAt, usesKeptMilliseconds),
  uses: step((db, now) =>
    removeAll(db, licenceUseDays, tooOld(now), { sort: licenceUseDays.day, atOnce: 10_000 }),
  ),
  seatMonths: step((db, now) =>
    removeAll(db, licenceSeatMonths, tooOldSeatMonths(now), {
      sort: licenceSeatMonths.month,
      atOnce: 10_000,
    }),
  ),
  costMonths: sweepCosts,
  seatCheckouts: aged(seatCheckouts, seatCheckouts.endsAt, checkoutsKeptMilliseconds),
  seatPeaks: step((db, now) => removeAll(db, seatPeaks, isTooOld(seatPeaks.day, now))),
  seatDenials: step((db, now) => removeAll(db, seatDenials, isTooOld(seatDenials.day, now))),
  deskRequests: aged(deskRequests, deskRequests.endsAt, requestsKeptMilliseconds),
  directoryLeavers: aged(directoryLeavers, directoryLeavers.leftAt, leaversKeptMilliseconds),
  people: eraseDue,
}

/**
 * Deletes expired data. Any number of processes may run it at once, without waiting for each other. A failed
 * step doesn't stop the others.
 */
export async function purge({
  database,
  clock,
  log,
}: Pick<Ports, 'database' | 'clock' | 'log'>): Promise<void> {
  const now = clock()
  for (const [name, remove] of Object.entries(steps)) {
    try {
      await remove(database, now)
    } catch (error) {
      log({ level: 'error', event: 'purgeFailed', step: name, ...describeError(error) })
    }
  }
}

interface Portions {
  /** Deletes them in this order: of a large table, so that a portion is read from the column's index. */
  readonly sort?: PgColumn
  readonly atOnce?: number
}

/** Deletes expired rows, some at a time, until only rows that others have locked are left. */
async function removeAll(
  db: Connection,
  table: PgTable,
  isExpired: SQL,
  { sort, atOnce = 1000 }: Portions = {},
): Promise<void> {
  const late = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(isExpired)
    .orderBy(...(sort ? [sort] : []))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  let removed: readonly unknown[]
  do {
    removed = await db.delete(table).where(sql`ctid = any(array(${late}))`).returning({ one: sql`1` })
  } while (removed.length === atOnce)
}
