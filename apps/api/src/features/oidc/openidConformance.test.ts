import { afterAll, beforeAll, describe } from 'vitest'
import type { TestService } from '../../testing/createTestService'
import { answerModules } from './testing/conformance/answers.modules'
import { configModules } from './testing/conformance/config.modules'
import { testPlan } from './testing/conformance/conformancePlan'
import { logoutModules } from './testing/conformance/logout.modules'
import { requestModules } from './testing/conformance/requests.modules'
import { createProviderService } from './testing/SignInRun'

let service: TestService
beforeAll(async () => {
  service = await createProviderService()
})
afterAll(() => service.close())

const serviceOf = () => service

describe('Basic', () =>
  testPlan('oidcc-basic-certification-test-plan', {
    ...answerModules(serviceOf),
    ...requestModules(serviceOf),
  }))

describe('Config', () => testPlan('oidcc-config-certification-test-plan', configModules(serviceOf)))

const { initiated, backChannel } = logoutModules(serviceOf)

describe('RP-initiated logout', () =>
  testPlan('oidcc-rp-initiated-logout-certification-test-plan', initiated))

describe('Back-channel logout', () =>
  testPlan('oidcc-backchannel-rp-initiated-logout-certification-test-plan', backChannel))
