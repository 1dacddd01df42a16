import { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import { securityOperations } from '@atrium/contracts/security/policy'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestService } from '../../testing/createTestService'
import { createSessionService, signInAs } from '../session/testSession'
import { addPasskey, askedBy, turnOn } from './testSecondStep'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())

it('tells of all that was done to the second step and to passkeys', async () => {
  const { accessToken: as } = (await signInAs(service, 'ann')).data
  await turnOn(service, as)
  const renewed = await service.request(secondStepSetUpOperations.renewRecoveryCodes, {}, { as })
  const { passkey } = await addPasskey(service, as, 'ann')
  await service.request(secondStepSetUpOperations.removePasskey, { body: { id: passkey.id } }, { as })

  const { challenge } = askedBy(await signInAs(service, 'ann'))
  const [code = ''] = renewed.data.recoveryCodes
  const proof = { kind: 'recoveryCode', code } as const
  const entered = await service.request(secondStepOperations.completeSignIn, { body: { challenge, proof } })
  await service.request(secondStepSetUpOperations.removeAuthenticator, {}, { as: entered.data.accessToken })

  const query = { pageIndex: 1, pageSize: 50 }
  const { data } = await service.request(securityOperations.listSecurityEvents, { query }, { as })
  expect(data.list.map(({ event }) => event)).toEqual([
    'secondStepOff',
    'recoveryCodeUsed',
    'passkeyRemoved',
    'passkeyAdded',
    'recoveryCodesRenewed',
    'secondStepOn',
    'signedIn',
  ])
})
