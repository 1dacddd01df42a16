import { importJWK, type JWK } from 'jose'
import { expect } from 'vitest'
import type { TestService } from '../../../../testing/createTestService'
import { type Modules, passed } from './conformancePlan'

/** The module of the Config plan. */
export const configModules = (serviceOf: () => TestService): Modules => ({
  'oidcc-discovery-endpoint-verification': passed(async () => {
    const service = serviceOf()
    const issuer = service.ports.settings.publicOrigin
    const response = await service.app.request(`${issuer}/.well-known/openid-configuration`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^application\/json/),
    ])
    const told = (await response.json()) as Record<string, unknown>
    expect(told).toMatchObject({
      issuer,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: expect.arrayContaining(['RS256']),
      scopes_supported: expect.arrayContaining(['openid']),
      claims_supported: expect.arrayContaining(['sub', 'name', 'email', 'phone_number']),
      claims_parameter_supported: true,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: expect.arrayContaining(['client_secret_basic', 'none']),
      authorization_response_iss_parameter_supported: true,
    })
    expect(told.grant_types_supported).toEqual(
      expect.arrayContaining(['authorization_code', 'refresh_token']),
    )
    expect(told.grant_types_supported).not.toContain('implicit')
    expect(told.grant_types_supported).not.toContain('password')
    expect(told).not.toHaveProperty('registration_endpoint')
    const addresses = Object.entries(told).filter(([name]) => /_(endpoint|uri)$/.test(name))
    expect(addresses.map(([name]) => name)).toEqual(
      expect.arrayContaining(['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri']),
    )
    for (const [name, address] of addresses) expect(String(address), name).toMatch(/^https:\/\/id\.example\//)

    const { keys } = (await (await service.app.request(String(told.jwks_uri))).json()) as { keys: JWK[] }
    expect(keys.map(({ kty, use, alg }) => [kty, use, alg])).toEqual([
      ['RSA', 'sig', 'RS256'],
      ['EC', 'sig', 'ES256'],
    ])
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(keys.length)
    for (const key of keys) {
      for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) expect(key).not.toHaveProperty(secret)
      await importJWK(key)
    }
  }),
})
