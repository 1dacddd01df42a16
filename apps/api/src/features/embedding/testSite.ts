import { embeddingOperations } from '@atrium/contracts/embedding/policy'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import { embedScopes } from '@atrium/contracts/wire/embedScopes'
import { browserProofHeader, companyHeader } from '@atrium/contracts/wire/headers'
import { generateProof, type KeyPair } from 'dpop'
import { calculateJwkThumbprint, exportJWK } from 'jose'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { demo } from '../../seed/demo'
import type { TestService } from '../../testing/createTestService'

/** A site that is registered at a test service. */
export interface TestSite {
  readonly id: string
  readonly key: string
  readonly origin: string
}

type TokenWanted = OperationInput<typeof embeddingOperations.createEmbedToken>['body']

let made = 0

export const operate = (service: TestService, ...words: string[]) =>
  runCommand(service.ports, operatorProgram, { words, user: 'vendor' })

/** Registers a site for the demo company. Default: with every scope. */
export async function registerSite(
  service: TestService,
  {
    scopes = embedScopes,
    companies = [demo.companyId],
  }: { scopes?: readonly string[]; companies?: readonly string[] } = {},
): Promise<TestSite> {
  const origin = `https://site-${++made}.example`
  const words = ['--name', `Site ${made}`, '--origin', origin]
  const repeated = (name: string, values: readonly string[]) => values.flatMap((value) => [name, value])
  const said = await operate(
    service,
    'embedders',
    'create',
    ...words,
    ...repeated('--scope', scopes),
    ...repeated('--company', companies),
  )
  const [, id = ''] = /registered as ([\w-]+)\./.exec(said) ?? []
  return { id, key: keyIn(said), origin }
}

/** The key that a command showed. */
export const keyIn = (said: string): string => /atk_[\w-]+/.exec(said)?.[0] ?? ''

/** Asks for a token like the site's server. Default: for the super administrator, with every scope. */
export const askForToken = (service: TestService, site: TestSite, wanted: Partial<TokenWanted> = {}) =>
  service.request(
    embeddingOperations.createEmbedToken,
    {
      body: {
        person: { id: demo.userIds.superAdministrator },
        companyId: demo.companyId,
        scopes: [...embedScopes],
        origin: site.origin,
        ...wanted,
      },
    },
    { headers: { authorization: `Bearer ${site.key}` } },
  )

/** The headers of a call from the site's page. */
export const fromSite = (
  site: Pick<TestSite, 'origin'>,
  token: string,
  company: string = demo.companyId,
) => ({
  authorization: `Bearer ${token}`,
  origin: site.origin,
  [companyHeader]: company,
})

export const thumbprintOf = async (pair: KeyPair): Promise<string> =>
  calculateJwkThumbprint(await exportJWK(pair.publicKey))

/** The header with a proof of the key for one call. */
export const provenBy = async (pair: KeyPair, token: string, method: string, path: string) => ({
  [browserProofHeader]: await generateProof(pair, `https://account.example${path}`, method, undefined, token),
})
