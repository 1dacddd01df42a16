import { createContext } from 'react'

/** What only the page around can do for this feature. */
export interface HostActions {
  /**
   * The person's current passport token, without a prefix; the service asks for it before it deletes
   * members. Without it members can't be deleted, and the actions for it are not shown.
   */
  readonly getPassportToken?: (() => string | undefined | Promise<string | undefined>) | undefined
  /**
   * The company was handed over: the person is an ordinary member now. The host forgets the current company
   * and leads to the personal home.
   */
  readonly onTransferred?: (() => void) | undefined
  /** How members come in. Without it nothing of that is offered. */
  readonly inviting?: Inviting | undefined
}

/** Screens and dialogs of others, by which members come in. */
export interface Inviting {
  /** Path of the screen that invites by text message. */
  readonly byMessage: string
  /** Path of the records. */
  readonly records: string
  /** Path of the applications. */
  readonly applications: string
  /** How many of them wait for the person. Default: none that one knows of. */
  readonly pending?: number
  /** Shows the link and QR code to share. */
  readonly onShare: () => void
}

export const HostActionsContext = createContext<HostActions>({})
