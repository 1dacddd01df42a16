/** A company as the public registry knows it. */
export interface RegistryEntry {
  readonly name: string
  /** Unified social credit code; empty where the registry has none. */
  readonly code: string
}

/** The public registry of companies, kept by somebody else. */
export interface CompanyRegistry {
  /**
   * Companies whose name or code fits the word, the best first; at least one.
   *
   * @throws Refusal when there is none, or the registry can't be asked
   */
  search(word: string): Promise<readonly RegistryEntry[]>
}
