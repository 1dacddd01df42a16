import { demo } from '../../../apps/api/src/seed/demo.ts'
import type { Service } from '../../../apps/portal/e2e/harness/startService.ts'
import { Atrium, type Scope } from '../../../packages/server/src/index.ts'

const scopes: readonly Scope[] = [
  ...(['departments:read', 'departments:write', 'members:read', 'applications:read'] as const),
  ...(['invitations:read', 'authorisation:read', 'administrators:read', 'company:read'] as const),
]

/**
 * Registers a site with its own sign-in at the service, as its operator does.
 * @returns what its server sends to its pages: a token of the super administrator of the demo company
 */
export async function registerSite(service: Service, origin: string): Promise<() => Promise<string>> {
  const limits = scopes.flatMap((scope) => ['--scope', scope])
  const written = await service.operate(
    ...['embedders', 'create', '--name', 'Another site', '--origin', origin],
    ...['--company', demo.companyId, ...limits],
  )
  const [key] = /atk_\S+/.exec(written) ?? []
  if (!key) throw new Error(`The operator’s command shows no key:\n${written}`)
  const { embedTokens } = new Atrium({ service: service.origin, key })
  return async () => {
    const person = { id: demo.userIds.superAdministrator }
    const { token } = await embedTokens.create({ person, companyId: demo.companyId, scopes, origin })
    return token
  }
}
