/** Who joins the company by a connection, and where they belong. */
export interface Joining {
  readonly joins: boolean
  /** Whether each sign-in moves members to the mapped department again. */
  readonly follows: boolean
  /** Where people without a mapping belong; null: the top department. */
  readonly departmentId: string | null
  /** The first one that fits counts. */
  readonly departments: readonly {
    readonly claim: string
    readonly value: string
    readonly departmentId: string
  }[]
  readonly groups: readonly { readonly claim: string; readonly value: string; readonly groupId: string }[]
}

export const nobodyJoins: Joining = {
  joins: false,
  follows: false,
  departmentId: null,
  departments: [],
  groups: [],
}
