import type { RefusalEntry } from '@atrium/contracts/wire/refusals'

/**
 * An expected refusal: rolls the transaction back and answers with its entry's code and, in the caller's language, its
 * sentence. As specified, that is HTTP 200 with a non-zero `error_code`, unless the entry has a status.
 */
export class Refusal extends Error {
  readonly entry: RefusalEntry

  /** @param entry of a catalogue in `@atrium/contracts`; its English is the error's message, for logs and operators */
  constructor(entry: RefusalEntry) {
    super(entry.english)
    this.name = 'Refusal'
    this.entry = entry
  }

  get code(): number {
    return this.entry.code
  }

  get status(): number {
    return this.entry.status ?? 200
  }

  get data(): unknown {
    return this.entry.data ?? null
  }
}
