import { departmentsOperations } from '@atrium/contracts/departments/policy'
import { embeddingErrors as codes } from '@atrium/contracts/embedding/contract'
import type { embeddingOperations } from '@atrium/contracts/embedding/policy'
import type { OperationInput, OperationOutput } from '@atrium/contracts/wire/contract'
import { Atrium, type CreateEmbedToken, type EmbedToken } from '@atrium/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { fromSite, registerSite, type TestSite } from './testSite'

type Create = typeof embeddingOperations.createEmbedToken

/** The package has no dependency, so it repeats the contract's types: these lines compile only while they agree. */
const sent = (wanted: CreateEmbedToken): Readonly<OperationInput<Create>['body']> => ({
  ...wanted,
  scopes: [...wanted.scopes],
})
const received = (answer: OperationOutput<Create>): EmbedToken => answer
const fields: Readonly<Record<keyof OperationInput<Create>['body'], keyof CreateEmbedToken>> = {
  person: 'person',
  companyId: 'companyId',
  scopes: 'scopes',
  origin: 'origin',
  keyThumbprint: 'keyThumbprint',
  seconds: 'seconds',
}
const answered: Readonly<Record<keyof EmbedToken, true>> = { token: true, expiresAt: true, scopes: true }

let service: TestService
let site: TestSite
let atrium: Atrium
beforeAll(async () => {
  service = await createDemoService()
  site = await registerSite(service)
  const fetch: typeof globalThis.fetch = async (url, init) =>
    service.app.request(new URL(String(url)).pathname, init)
  atrium = new Atrium({ service: 'https://account.example', key: site.key, fetch })
})
afterAll(() => service.close())

const wanted = (): CreateEmbedToken => ({
  person: { id: demo.userIds.superAdministrator },
  companyId: demo.companyId,
  scopes: ['departments:read'],
  origin: site.origin,
})

interface Described {
  readonly properties: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}

it('sends and reads what the OpenAPI document describes', async () => {
  const document = await (await service.app.request('/openapi.json')).json()
  const { post } = document.paths['/v1/embed-tokens']
  const body: Described = post.requestBody.content['application/json'].schema
  expect(Object.keys(body.properties).toSorted()).toEqual(Object.keys(fields).toSorted())
  expect(body.required?.toSorted()).toEqual(Object.keys(wanted()).toSorted())
  const data: Described = post.responses[200].content['application/json'].schema.properties.data
  expect(Object.keys(data.properties).toSorted()).toEqual(Object.keys(answered).toSorted())
  expect(data.required?.toSorted()).toEqual(Object.keys(answered).toSorted())
  expect(post.security).toEqual([{ siteKey: [] }])
  expect(Object.keys(sent(wanted()))).toEqual(Object.keys(wanted()))
})

it('gets a token that works at the service', async () => {
  const { token, ...more } = await atrium.embedTokens.create(wanted())
  expect(received({ token, ...more, scopes: [...more.scopes] }).scopes).toEqual(['departments:read'])
  const query = { enterpriseId: demo.companyId }
  const answer = await service.request(
    departmentsOperations.listDepartments,
    { query },
    { headers: fromSite(site, token) },
  )
  expect(answer.code).toBe(0)
})

it('throws the service’s refusals with their English sentence', async () => {
  const error = {
    kind: 'refused',
    code: codes.notAMember,
    message: 'This person is not a member of the company',
  }
  const create = atrium.embedTokens.create({ ...wanted(), person: { id: 'nobody' } })
  await expect(create).rejects.toMatchObject(error)
  await expect(atrium.embedTokens.create({ ...wanted(), seconds: 3600 })).rejects.toMatchObject({
    kind: 'invalid',
  })
})
