/** A company in the public registry. */
export interface RegistryEntry {
  readonly name: string
  /** Unified social credit code; empty if the registry has none. */
  readonly code: string
}

/** The public registry of companies. */
export interface CompanyRegistry {
  /**
   * Companies whose name or code matches, best match first; at least one.
   *
   * @throws Refusal if there is none, or the registry is unavailable
   */
  search(word: string): Promise<readonly RegistryEntry[]>
}
