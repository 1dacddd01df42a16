import { createContext } from 'react'
import type { OpenBulkLicences } from '../../shared/licence/bulkChoice'

/** Functions that only the surrounding page has. */
export interface HostActions {
  /**
   * The person's current passport token, without a prefix, which the service requires before it deletes
   * members. Without it, members can't be deleted, and those actions are hidden.
   */
  readonly getPassportToken?: (() => string | undefined | Promise<string | undefined>) | undefined
  /**
   * The company was handed over, so the person is an ordinary member now. The host forgets the current company
   * and leads to the personal home.
   */
  readonly onTransferred?: (() => void) | undefined
  /** Assigns licences to many members, or takes them back. Without it, neither is offered. */
  readonly bulkLicences?: OpenBulkLicences | undefined
  /** Screens for adding members. Without it, none are offered. */
  readonly inviting?: Inviting | undefined
}

/** Other features' screens and dialogs for adding members. */
export interface Inviting {
  /** Path of the screen for invitations by text message. */
  readonly byMessage: string
  /** Opens the link and QR code to share. Default: not offered. */
  readonly onShare?: (() => void) | undefined
  /** Path of the invitation records. */
  readonly records: string
  /** Path of the applications. */
  readonly applications: string
  /** Number of pending applications. Default: unknown. */
  readonly pending?: number
}

export const HostActionsContext = createContext<HostActions>({})
