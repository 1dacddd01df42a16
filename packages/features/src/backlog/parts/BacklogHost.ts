import { createContext } from 'react'

/** Functions that only the surrounding page has. */
export interface BacklogHost {
  /** The person's current passport token, without a prefix, which the service requires with an answer. */
  readonly getPassportToken?: (() => string | undefined | Promise<string | undefined>) | undefined
  /** Enters a joined company. Without it, no link there is offered. */
  readonly onEnterCompany?: ((companyId: string) => unknown) | undefined
}

export const BacklogHostContext = createContext<BacklogHost>({})
