/** A member in hand. */
export interface ChosenPerson {
  readonly userId: string
  readonly realName: string
}

/** A department with everybody in it and below. */
export interface ChosenDepartment {
  readonly departmentId: string
  readonly departmentName: string
  readonly memberCount: number
}

/** People and products in hand, for a dialog that assigns many licences at once or takes them back. */
export interface BulkChoice {
  readonly kind: 'grant' | 'cancel'
  readonly people?: readonly ChosenPerson[]
  readonly departments?: readonly ChosenDepartment[]
  readonly productIds?: readonly string[]
  /** Called once it has started. Default: no callback. */
  readonly onStarted?: () => void
}

/** Opens that dialog. Only the surrounding page has it; without it, nothing is offered. */
export type OpenBulkLicences = (choice: BulkChoice) => void
