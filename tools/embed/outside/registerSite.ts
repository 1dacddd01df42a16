import { demo } from '../../../apps/api/src/seed/demo.ts'
import type { Service } from '../../../apps/portal/e2e/harness/startService.ts'
import { Atrium, type Scope } from '../../../packages/server/src/index.ts'

/** Whom a token is for, and in which browser it works. */
interface Wanted {
  /** By the name in the demo data. Default: the super administrator. */
  readonly person?: keyof typeof demo.userIds
  /** Default: in any browser. */
  readonly keyThumbprint?: string
}

const forMembers: readonly Scope[] = [
  ...(['departments:read', 'departments:write', 'members:read', 'applications:read'] as const),
  ...(['invitations:read', 'authorisation:read', 'administrators:read', 'company:read'] as const),
]

/**
 * Registers a site with its own sign-in at the service, as its operator does.
 * @param scopes of its tokens. Default: what members and departments need
 * @returns what its server sends to its pages: a token for the demo company
 */
export async function registerSite(
  service: Service,
  origin: string,
  scopes: readonly Scope[] = forMembers,
): Promise<(wanted?: Wanted) => Promise<string>> {
  const limits = scopes.flatMap((scope) => ['--scope', scope])
  const written = await service.operate(
    ...['embedders', 'create', '--name', 'Another site', '--origin', origin],
    ...['--company', demo.companyId, ...limits],
  )
  const [key] = /atk_\S+/.exec(written) ?? []
  if (!key) throw new Error(`The operator’s command shows no key:\n${written}`)
  const { embedTokens } = new Atrium({ service: service.origin, key })
  return async ({ person = 'superAdministrator', ...wanted } = {}) => {
    const asked = { person: { id: demo.userIds[person] }, companyId: demo.companyId, scopes, origin }
    const { token } = await embedTokens.create({ ...asked, ...wanted })
    return token
  }
}
