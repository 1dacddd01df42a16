import type { StaffRole } from '@atrium/contracts/wire/staffRoles'

/** The sender of a request: an access token, or simply a user, who needs no session. */
export type Sender =
  | string
  | {
      readonly userId: string
      readonly sessionId?: string
      /** Their roles at the desk. Default: they aren't at the desk. */
      readonly staff?: readonly StaffRole[]
    }

export interface RequestOptions {
  readonly as?: Sender
  /** Sent as the `enterpriseid` header. */
  readonly company?: string
  readonly headers?: Readonly<Record<string, string>>
}
