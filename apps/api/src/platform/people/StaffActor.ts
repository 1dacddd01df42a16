import type { StaffRole } from '@atrium/contracts/wire/staffRoles'

/** Somebody of the vendor's staff who makes a call, at the desk or in the operator's terminal. */
export interface StaffActor {
  /** The author in audit rows: `staff:` and the person's id, or `operator:` and the name on the computer. */
  readonly actor: string
  /** Undefined in the terminal, which isn't a person's session. */
  readonly userId?: string
  /** In the terminal: every role. */
  readonly roles: readonly StaffRole[]
  /** Why they make the call; empty: they gave no reason, so personal data is masked. */
  readonly reason: string
}
