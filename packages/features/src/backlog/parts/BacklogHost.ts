import { createContext } from 'react'

/** What only the page around can do for this feature. */
export interface BacklogHost {
  /** The person's current passport token, without a prefix, which the service asks for with an answer. */
  readonly getPassportToken?: (() => string | undefined | Promise<string | undefined>) | undefined
  /** Enters a company that was joined. Without it no way there is offered. */
  readonly onEnterCompany?: ((companyId: string) => unknown) | undefined
}

export const BacklogHostContext = createContext<BacklogHost>({})
