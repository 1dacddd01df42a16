import { directoriesOperations } from '@atrium/contracts/directories/policy'
import { demo } from '../../seed/demo'
import type { TestService } from '../../testing/createTestService'
import { openDemoSession } from '../../testing/demo/demoService'
import { enterpriseSchema, groupSchema, userSchema } from './attributes'
import { patchSchema } from './patchResource'

export interface ScimReply {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests read what the service answered
  readonly body: any
}

/** A SCIM client of a directory at a test service. */
export interface TestDirectory {
  readonly directoryId: string
  readonly token: string
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ScimReply>
}

export const newUser = (userName: string, more: Readonly<Record<string, unknown>> = {}) => ({
  schemas: [userSchema, enterpriseSchema],
  userName,
  ...more,
})
export const newGroup = (displayName: string, more: Readonly<Record<string, unknown>> = {}) => ({
  schemas: [groupSchema],
  displayName,
  ...more,
})
export const patch = (...Operations: readonly unknown[]) => ({ schemas: [patchSchema], Operations })
export const withPhone = (value: string) => ({ phoneNumbers: [{ type: 'mobile', value }] })

let made = 0

/** Adds a directory to a company of the demo and issues a token, as the super administrator does. */
export async function openDirectory(
  service: TestService,
  {
    company = demo.companyId,
    managesGroups = false,
  }: { readonly company?: string; readonly managesGroups?: boolean } = {},
): Promise<TestDirectory> {
  const { accessToken } = await openDemoSession(service, 'superAdministrator')
  const options = { as: accessToken, company }
  const directoryName = `目录${++made}`
  const added = await service.request(
    directoriesOperations.addDirectory,
    { body: { enterPriseId: company, directoryName } },
    options,
  )
  const { directoryId } = added.data
  const own = { enterPriseId: company, directoryId }
  if (managesGroups)
    await service.request(
      directoriesOperations.editDirectory,
      { body: { ...own, directoryName, managesGroups } },
      options,
    )
  const issued = await service.request(
    directoriesOperations.issueDirectoryToken,
    { body: { ...own, tokenName: '主令牌', days: 365 } },
    options,
  )
  const { token } = issued.data
  return { directoryId, token, send: (...request) => sendScim(service, token, ...request) }
}

/** @param token undefined: none */
export async function sendScim(
  { app }: Pick<TestService, 'app'>,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<ScimReply> {
  const response = await app.request(`/scim/v2${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
}
