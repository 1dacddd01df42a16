import type { AgreementKind } from '@atrium/contracts/agreements/contract'
import { type AgreementVersion, versions } from './versions'

/** When a version comes into force: as its day begins in China. */
export const startOf = ({ version }: Pick<AgreementVersion, 'version'>): Date =>
  new Date(`${version}T00:00:00+08:00`)

/** The version that is in force: nobody but the service says which. */
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
