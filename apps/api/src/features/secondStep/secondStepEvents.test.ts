import { secondStepSetUpContract } from '@atrium/contracts/secondStep/contract'
import { securityContract } from '@atrium/contracts/security/contract'
import { secondStepContract } from '@atrium/contracts/session/secondStep/contract'
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
  const renewed = await service.request(secondStepSetUpContract.renewRecoveryCodes, {}, { as })
  const { passkey } = await addPasskey(service, as, 'ann')
  await service.request(secondStepSetUpContract.removePasskey, { body: { id: passkey.id } }, { as })

  const { challenge } = askedBy(await signInAs(service, 'ann'))
  const [code = ''] = renewed.data.recoveryCodes
  const proof = { kind: 'recoveryCode', code } as const
  const entered = await service.request(secondStepContract.completeSignIn, { body: { challenge, proof } })
  await service.request(secondStepSetUpContract.removeAuthenticator, {}, { as: entered.data.accessToken })

  const query = { pageIndex: 1, pageSize: 50 }
  const { data } = await service.request(securityContract.listSecurityEvents, { query }, { as })
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
