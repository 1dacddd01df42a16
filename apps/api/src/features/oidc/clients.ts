import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { ClientMetadata } from 'oidc-provider'
import type { Connection } from '../../platform/database/Connection'
import { mac } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { oidcClientSecrets, oidcClients } from './tables'

/** An application that signs people in with Atrium. */
export type OidcClient = typeof oidcClients.$inferSelect

/** What is stored of a secret. */
export const digestOf = ({ derivation }: ServiceKeys, secret: string): string =>
  mac(derivation, ['oidc client secret', secret])

export async function findClient(db: Connection, id: string): Promise<OidcClient | undefined> {
  const [client] = await db
    .select()
    .from(oidcClients)
    .where(and(eq(oidcClients.id, id), isNull(oidcClients.revokedAt)))
  return client
}

/** The application as the provider library wants it; undefined: unknown or revoked. Its secret is a list of digests. */
export async function findClientMetadata(
  db: Connection,
  id: string,
  now: Date,
): Promise<(ClientMetadata & { client_secret?: string }) | undefined> {
  const [found] = await db
    .select({
      client: oidcClients,
      secrets: sql<
        string | null
      >`string_agg(${oidcClientSecrets.digest}, ' ' order by ${oidcClientSecrets.digest})`,
    })
    .from(oidcClients)
    .leftJoin(
      oidcClientSecrets,
      and(
        eq(oidcClientSecrets.clientId, oidcClients.id),
        or(isNull(oidcClientSecrets.endsAt), gt(oidcClientSecrets.endsAt, now)),
      ),
    )
    .where(and(eq(oidcClients.id, id), isNull(oidcClients.revokedAt)))
    .groupBy(oidcClients.id)
  if (!found) return undefined
  const { client, secrets } = found
  const hasServer = client.kind === 'web'
  return {
    client_id: client.id,
    client_name: client.name,
    'client_name#en': client.nameEnglish,
    application_type: client.kind === 'native' ? 'native' : 'web',
    token_endpoint_auth_method: hasServer ? 'client_secret_basic' : 'none',
    // Without a valid secret, nothing equals the empty list.
    ...(hasServer && { client_secret: secrets ?? '-' }),
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.logoutUris,
    ...(client.backchannelLogoutUri && {
      backchannel_logout_uri: client.backchannelLogoutUri,
      backchannel_logout_session_required: true,
    }),
    response_types: client.redirectUris.length > 0 ? ['code'] : [],
    grant_types: [
      ...(client.redirectUris.length > 0 ? ['authorization_code'] : []),
      'refresh_token',
      ...(client.kind === 'native' ? [deviceGrant] : []),
    ],
    scope: client.scopes.join(' '),
  }
}

export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'
