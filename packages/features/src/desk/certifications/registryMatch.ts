import type { CertificationCase } from './api'
import { isSame } from './differences'

type Entry = NonNullable<CertificationCase['registry']>[number]

/** What the registry says about a submission. */
export type RegistryMatch =
  | { readonly kind: 'unasked' }
  /** It knows no company with this code. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'found'; readonly entry: Entry; readonly sameName: boolean; readonly sameCode: boolean }

/** Compares a submission with the registry’s company of the same code, else of the same name, else its first. */
export function matchRegistry({
  registry,
  submitted,
}: Pick<CertificationCase, 'registry' | 'submitted'>): RegistryMatch {
  if (registry === null) return { kind: 'unasked' }
  const { name, code } = submitted
  const entry =
    registry.find((one) => isSame(one.code, code)) ??
    registry.find((one) => isSame(one.name, name)) ??
    registry[0]
  if (!entry) return { kind: 'unknown' }
  return { kind: 'found', entry, sameName: isSame(entry.name, name), sameCode: isSame(entry.code, code) }
}
