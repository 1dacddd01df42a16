import { demo } from '../seed/demo'
import type { Answer } from './Answer'
import type { TestService } from './createTestService'
import { openDemoSession } from './demo/demoService'
import type { OperationSample } from './samples/allSamples'

/** Sends an operation's valid call in a separate session; `before` runs in between. */
export async function sendSample(
  service: TestService,
  operationSample: OperationSample,
  before?: () => Promise<void>,
): Promise<Answer<unknown>> {
  const { operation, sample } = operationSample
  const session = await openDemoSession(service, sample.as)
  const input = await sample.input({ service, session })
  await before?.()
  return service.request(operation, input, { as: session.accessToken, company: companyOf(operationSample) })
}

/** The company that the call names. */
export const companyOf = ({ owner }: OperationSample) => (owner === 'company' ? demo.companyId : undefined)
