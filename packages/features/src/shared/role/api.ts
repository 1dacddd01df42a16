import { type Role, roleContract } from '@atrium/contracts/shared/role/contract'
import type { Client } from '../wire/client'

/** What the service lets this page do. */
export interface Standing {
  /** The person's role in each of their companies, by id. */
  readonly roles: ReadonlyMap<string, Role>
  /** What the token of an embedding site covers; undefined: everything that the person may do. */
  readonly scopes: ReadonlySet<string> | undefined
}

export async function askForStanding(client: Client): Promise<Standing> {
  const { enterprises, scopes } = await client(roleContract.getRoles, {})
  return {
    roles: new Map(enterprises.map(({ enterpriseId, userRole }) => [enterpriseId, userRole])),
    scopes: scopes && new Set(scopes),
  }
}
