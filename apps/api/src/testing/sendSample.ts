import { demo } from '../seed/demo'
import type { Answer } from './Answer'
import type { TestService } from './createTestService'
import { openDemoSession } from './demoService'
import type { OperationSample } from './samples/allSamples'

/** Sends an operation's valid call under a session of its own; `before` runs between the two. */
export async function sendSample(
  service: TestService,
  { operation, sample }: OperationSample,
  before?: () => Promise<void>,
): Promise<Answer<unknown>> {
  const session = await openDemoSession(service, sample.as)
  const input = await sample.input({ service, session })
  await before?.()
  const company = isOfCompany(operation.access) ? demo.companyId : undefined
  return service.request(operation, input, { as: session.accessToken, company })
}

export const isOfCompany = (access: string): boolean => access !== 'public' && access !== 'user'
