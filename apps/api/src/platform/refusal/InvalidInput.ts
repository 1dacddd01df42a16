import type { FieldIssue } from '@atrium/contracts/wire/contract'

/** What is wrong with the input beyond what one field's schema can see; answered as what a schema finds. */
export class InvalidInput extends Error {
  readonly issues: readonly FieldIssue[]
  readonly status: 400 | 413

  /** @param status 413: there is too much of it */
  constructor(issues: readonly FieldIssue[], status: 400 | 413 = 400) {
    super(issues.map(({ path, message }) => `${path}: ${message}`).join(', '))
    this.name = 'InvalidInput'
    this.issues = issues
    this.status = status
  }
}
