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
}

export const HostActionsContext = createContext<HostActions>({})
