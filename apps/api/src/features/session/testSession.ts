import type { Verification } from '@atrium/contracts/session/contract'
import type { SealPurpose } from '@atrium/contracts/session/password/contract'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { sealPassword } from '@atrium/features/session/sealPassword'
import { users } from '../../tables'
import { createTestService, type TestService, type TestServiceOptions } from '../../testing/createTestService'
import { hashPassword } from './password/passwords'

export const testPassword = 'Atrium@2026'

/** A service with three people, `ann`, `bob` and `eve`, who sign in with {@link testPassword}. */
export async function createSessionService(options: TestServiceOptions = {}): Promise<TestService> {
  const passwordHash = await hashPassword(testPassword)
  return createTestService({
    fill: async ({ connection }, createdAt) => {
      const person = { phone: '13800000000', passwordHash, createdAt }
      await connection.insert(users).values([
        { id: 'ann', account: 'ann', ...person },
        { id: 'bob', account: 'bob', ...person },
        { id: 'eve', account: 'eve', ...person },
      ])
    },
    ...options,
  })
}

/** Seals passwords as a page does, with a fresh challenge. */
export async function sealed<P extends SealPurpose>(
  service: Pick<TestService, 'request'>,
  passwords: Record<P, string>,
) {
  const { data: key } = await service.request(sessionOperations.getPublicKey, {})
  const seals: Partial<Record<P, string>> = {}
  for (const purpose of Object.keys(passwords) as P[]) {
    seals[purpose] = await sealPassword(key, purpose, passwords[purpose])
  }
  return { keyId: key.keyId, ...(seals as Record<P, string>) }
}

interface TestSignIn {
  readonly password?: string
  readonly verification?: Verification
  readonly isWebClient?: boolean
  readonly devices?: readonly string[]
  readonly headers?: Record<string, string>
}

export async function signInAs(
  service: Pick<TestService, 'request'>,
  userName: string,
  given: TestSignIn = {},
) {
  const { password = testPassword, verification, isWebClient = true, devices = [], headers = {} } = given
  const { keyId, signIn } = await sealed(service, { signIn: password })
  const body = {
    userName,
    password: signIn,
    keyId,
    devices: [...devices],
    ...(verification && { verification }),
  }
  return service.request(sessionOperations.signIn, { query: { isWebClient }, body }, { headers })
}
