import type { FieldIssue } from '@atrium/features/shared/contract'

/** What is wrong with the input beyond what one field's schema can see; answered as what a schema finds. */
export class InvalidInput extends Error {
  readonly issues: readonly FieldIssue[]

  constructor(issues: readonly FieldIssue[]) {
    super(issues.map(({ path, message }) => `${path}: ${message}`).join(', '))
    this.name = 'InvalidInput'
    this.issues = issues
  }
}
