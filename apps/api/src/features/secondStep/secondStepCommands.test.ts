import { sessionErrors } from '@atrium/contracts/session/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import type { TestService } from '../../testing/createTestService'
import { createSessionService, signInAs } from '../session/testSession'
import { turnOn } from './testSecondStep'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())

const turnOff = (account: string) =>
  runCommand(service.ports, operatorProgram, {
    words: ['accounts', 'second-step-off', account, '--reason', 'lost phone'],
    user: 'vendor',
  })

it('lets in again who lost the phone and the recovery codes', async () => {
  const { accessToken } = (await signInAs(service, 'ann')).data
  await turnOn(service, accessToken)
  expect((await signInAs(service, 'ann')).code).toBe(sessionErrors.secondStepRequired)
  expect(await turnOff('ann')).toBe('ann signs in without a second step.')
  expect((await signInAs(service, 'ann')).succeeded).toBe(true)
  await expect(turnOff('ann')).rejects.toThrow('ann has no second step.')
  await expect(turnOff('nobody')).rejects.toThrow('There is no account nobody.')
})
