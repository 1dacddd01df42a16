import { formOf } from '@atrium/contracts/wire/contract'
import { changeHeader, companyHeader, idempotencyHeader } from '@atrium/contracts/wire/headers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../../testing/demo/demoService'
import { type Mutation, mutations } from '../../../testing/hostile/mutations'
import { rawBodies } from '../../../testing/hostile/rawBodies'
import type { OpenedSession } from '../../../testing/openSession'
import { allSamples, untyped } from '../../../testing/samples/allSamples'
import { urlOf } from '../../../testing/sendRequest'
import { companyOf } from '../../../testing/sendSample'

/** Not what encodeURIComponent would produce. */
const rawParams = ['%00', '%ED%A0%80', '%E0%A4%A', '%', '%2F..%2F', '+', '&', ';', 'a%0d%0ab']

let service: TestService
let session: OpenedSession
let sent = 0

beforeAll(async () => {
  service = await createDemoService()
  session = await openDemoSession(service, 'superAdministrator')
})
afterAll(async () => {
  await service.close()
  expect(sent).toBeGreaterThan(5000)
})

const samples = allSamples.map((operationSample, turn) => ({ ...operationSample, turn }))

it.each(samples)('$title never fails, whatever it receives', async ({ turn, ...operationSample }) => {
  const { operation, sample } = operationSample
  const company = companyOf(operationSample)
  const input = untyped(await sample.input({ service, session }))
  const headers = {
    ...(!operation.form && { 'content-type': 'application/json' }),
    authorization: `Bearer ${session.accessToken}`,
    ...(company && { [companyHeader]: company }),
  }
  const send = async (url: string, body: BodyInit | undefined, about: string) => {
    sent += 1
    const response = await service.app.request(url, {
      method: operation.method,
      headers: {
        ...headers,
        [changeHeader]: 'true',
        ...(operation.idempotent && { [idempotencyHeader]: crypto.randomUUID() }),
      },
      body,
    })
    await expectClear(response, about)
  }
  const encoded = (body: unknown) => {
    if (body === undefined) return undefined
    return operation.form ? formOf(asParts(body)) : JSON.stringify(body)
  }
  for (const mutation of mutations(input, turn)) {
    const { params, query, body } = mutation.input
    const url = urlOf(operation.path, params, query)
    await send(url, encoded(body), describeMutation(mutation))
  }
  for (const [at, raw] of operation.params ? rawParams.entries() : []) {
    if ((at + turn) % 3 > 0) continue
    const url = operation.path.replace(/\{\w+\}/g, raw)
    await send(url, encoded(input.body), raw)
  }
  // An unreadable request is refused before its operation is known.
  if (operation.body === undefined || turn % 10 > 0) return
  for (const [about, raw] of rawBodies) {
    await send(urlOf(operation.path, input.params, input.query), raw, about)
  }
})

/**
 * A form's parts are files and text. Other values are sent as JSON, and a text instead of the form as one
 * part.
 */
const asParts = (body: unknown) =>
  Object.fromEntries(
    Object.entries(typeof body === 'string' ? { body } : Object(body)).map(([key, value]) => [
      key,
      value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )

/** The service never fails, and a refusal says why. */
async function expectClear(response: Response, about: string): Promise<void> {
  expect(response.status, about).toBeLessThan(500)
  const envelope = JSON.parse(await response.text())
  if (response.status === 200 && envelope.error_code === 0) return
  expect(envelope.error_msg, about).toMatch(/\S/)
  expect(envelope.error_msg.length, about).toBeLessThan(600)
  expect(envelope.error_code, about).toBeGreaterThan(0)
  // A business refusal may include data: ids, or when to retry.
  if (response.status === 400) expect(envelope.data, about).toBeNull()
}

const describeMutation = ({ about, input }: Mutation) => `${about} in ${JSON.stringify(input).slice(0, 300)}`
