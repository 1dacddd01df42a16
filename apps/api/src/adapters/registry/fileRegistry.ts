import type { CompanyRegistry, RegistryEntry } from '../../ports/CompanyRegistry'
import { registryRefusals } from '../../ports/registryRefusals'

const mostEntries = 10

/** A registry from a list, for demonstrations, tests, and places without network access. */
export function fileRegistry(entries: readonly RegistryEntry[]): CompanyRegistry {
  return {
    async search(word) {
      const wanted = word.trim().toUpperCase()
      const found = entries.filter(
        ({ name, code }) => wanted !== '' && (name.toUpperCase().includes(wanted) || code === wanted),
      )
      if (found.length === 0) throw registryRefusals.notFound()
      return found.sort((a, b) => a.name.length - b.name.length).slice(0, mostEntries)
    },
  }
}
