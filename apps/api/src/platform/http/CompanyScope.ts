export type Role = 'superAdministrator' | 'administrator' | 'member'

/** The checked membership of a call. */
export interface CompanyScope {
  readonly companyId: string
  readonly role: Role
  /**
   * Path prefixes of the departments whose subtrees the person may see and change with this operation; `null`
   * for a super administrator: the whole company. Empty for an ordinary member.
   */
  readonly departmentPaths: readonly string[] | null
  /** Whether the company wants people of its domains to sign in by its connection. Default: no. */
  readonly wantsCompanySignIn?: true
}
