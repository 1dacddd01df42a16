import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { CompanyRegistry, RegistryEntry } from '../../ports/CompanyRegistry'

const mostEntries = 10

/** A registry from a list, for demonstrations, tests, and places without network access. */
export function fileRegistry(entries: readonly RegistryEntry[]): CompanyRegistry {
  return {
    async search(word) {
      const text = word.trim().toUpperCase()
      const found = entries.filter(
        ({ name, code }) => text !== '' && (name.toUpperCase().includes(text) || code === text),
      )
      if (found.length === 0) throw new Refusal(certificationRefusals.notInRegistry)
      return found.sort((a, b) => a.name.length - b.name.length).slice(0, mostEntries)
    },
  }
}
