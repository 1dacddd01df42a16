import type { FieldIssue } from '@atrium/contracts/wire/contract'

/** A problem of the input that a single field's schema can't detect; answered like a schema's findings. */
export class InvalidInput extends Error {
  readonly issues: readonly FieldIssue[]
  readonly status: 400 | 413

  /** @param status 413: it is too large */
  constructor(issues: readonly FieldIssue[], status: 400 | 413 = 400) {
    super(issues.map(({ path, message }) => `${path}: ${message}`).join(', '))
    this.name = 'InvalidInput'
    this.issues = issues
    this.status = status
  }
}
