import { type Role, roleContract } from '@atrium/contracts/shared/role/contract'
import type { Client } from '../wire/client'

/** The person's role in the company; undefined: none. */
export async function roleIn(companyId: string, client: Client): Promise<Role | undefined> {
  const { enterprises } = await client(roleContract.getRoles, {})
  return enterprises.find((company) => company.enterpriseId === companyId)?.userRole
}
