import type { AgreementKind, Occasion, StandingKind } from '@atrium/contracts/agreements/contract'
import { agreementsRefusals } from '@atrium/contracts/agreements/refusals'
import type { StandingVersions } from '@atrium/contracts/shared/agreements/contract'
import { desc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import { agreements } from './tables'
import { type AgreementVersion, versions } from './versions'

/** A person's accepted agreements, newest first. */
export const ownAgreements = (db: Connection, userId: string) =>
  db
    .select()
    .from(agreements)
    .where(eq(agreements.userId, userId))
    .orderBy(desc(agreements.at), agreements.kind)

/** When a version comes into force: at the start of its day in China. */
export const startOf = ({ version }: Pick<AgreementVersion, 'version'>): Date =>
  new Date(`${version}T00:00:00+08:00`)

/** The version in force, which only the service decides. */
export function currentVersion(kind: AgreementKind, now: Date): AgreementVersion {
  const current = versions[kind].find((version) => startOf(version) <= now)
  if (!current) throw new Error(`No version of ${kind} is in force.`)
  return current
}

export function standingAt(kind: AgreementKind, version: string, now: Date): 'past' | 'current' | 'coming' {
  const current = currentVersion(kind, now).version
  if (version === current) return 'current'
  return version < current ? 'past' : 'coming'
}

/** The versions that a new account agrees to. */
export const agreementsInForce = (now: Date): StandingVersions => ({
  userAgreement: currentVersion('userAgreement', now).version,
  privacyPolicy: currentVersion('privacyPolicy', now).version,
})

/** Refuses agreement to other versions: the person would be bound by a text they haven't read. */
export function requireInForce(agreed: StandingVersions, now: Date): void {
  const inForce = agreementsInForce(now)
  if (standingKinds.some((kind) => agreed[kind] !== inForce[kind])) throw outdated()
}

export const outdated = () => new Refusal(agreementsRefusals.outdated)

/** The agreements that a person has to be asked about: those in force that they haven't accepted. */
export async function agreementsDue(db: Connection, userId: string, now: Date): Promise<StandingKind[]> {
  const agreed = await db
    .select({ kind: agreements.kind, version: agreements.version })
    .from(agreements)
    .where(eq(agreements.userId, userId))
  return standingKinds.filter((kind) => {
    const { version } = currentVersion(kind, now)
    return !agreed.some((row) => row.kind === kind && row.version === version)
  })
}

interface Agreed {
  readonly userId: string
  readonly kinds: readonly AgreementKind[]
  readonly occasion: Occasion
  readonly now: Date
}

/** Records that a person accepted the agreements in force, in the transaction of the operation by which they did. */
export async function noteAgreement(db: Connection, { userId, kinds, occasion, now }: Agreed): Promise<void> {
  const rows = kinds.map((kind) => ({
    userId,
    kind,
    occasion,
    at: now,
    version: currentVersion(kind, now).version,
  }))
  await db.insert(agreements).values(rows).onConflictDoNothing()
}

/** The agreements that every account accepts. */
export const standingKinds = ['userAgreement', 'privacyPolicy'] as const
