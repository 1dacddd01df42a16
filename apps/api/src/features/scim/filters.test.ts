import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { enterpriseSchema, userSchema } from './attributes'
import { newUser, openDirectory, type TestDirectory } from './testDirectory'

let service: TestService
let directory: TestDirectory

const people = {
  ann: {
    externalId: 'X1',
    displayName: 'Ann Lee',
    name: { familyName: 'Lee', givenName: 'Ann' },
    emails: [
      { value: 'Ann@acme.example', type: 'work', primary: true },
      { value: 'a@home.example', type: 'home' },
    ],
    title: '100%_engineer',
    [enterpriseSchema]: { department: 'R&D', employeeNumber: '7' },
  },
  bob: {
    externalId: 'x1',
    displayName: 'bob',
    active: false,
    emails: [{ value: 'b@home.example', type: 'home' }],
  },
  cai: { displayName: '蔡 "C"', name: { familyName: '蔡' }, title: "O'Hara" },
}

beforeAll(async () => {
  service = await createDemoService()
  directory = await openDirectory(service)
  for (const [name, more] of Object.entries(people)) {
    service.clock.advance(60_000)
    expect((await directory.send('POST', '/Users', newUser(`${name}@acme.example`, more))).status).toBe(201)
  }
})
afterAll(() => service.close())

const search = (parameters: Readonly<Record<string, string>>, path = '/Users') =>
  directory.send('GET', `${path}?${new URLSearchParams(parameters)}`)
const found = async (filter: string) => {
  const { status, body } = await search({ filter })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.totalResults).toBe(body.Resources.length)
  return body.Resources.map(({ userName }: { userName: string }) => userName.split('@')[0]).join(' ')
}

it.each([
  ['userName eq "ANN@acme.example"', 'ann'],
  ['username Eq "ann@acme.example"', 'ann'],
  [`${userSchema}:userName eq "ann@acme.example"`, 'ann'],
  ['userName ne "ann@acme.example"', 'bob cai'],
  ['userName co "ACME"', 'ann bob cai'],
  ['userName sw "a"', 'ann'],
  ['userName ew "example"', 'ann bob cai'],
  ['userName gt "b"', 'bob cai'],
  ['userName le "ann@acme.example"', 'ann'],
  ['externalId eq "X1"', 'ann'],
  ['externalId eq "x1"', 'bob'],
  ['externalId pr', 'ann bob'],
  ['not (externalId pr)', 'cai'],
  ['active eq true', 'ann cai'],
  ['active eq "False"', 'bob'],
  ['active ne true', 'bob'],
  ['displayName eq "蔡 \\"C\\""', 'cai'],
  ['title co "%_"', 'ann'],
  ['title co "_"', 'ann'],
  ['title eq "O\'Hara"', 'cai'],
  ['title pr', 'ann cai'],
  ['title ne "x"', 'ann bob cai'],
  ['title eq null', 'bob'],
  ['title ne null', 'ann cai'],
  ['name.familyName eq "lee"', 'ann'],
  ['emails eq "ann@acme.example"', 'ann'],
  ['emails.value ew "home.example"', 'ann bob'],
  ['emails[type eq "work"]', 'ann'],
  ['emails[type eq "work" and value co "home"]', ''],
  ['emails[type eq "home" and value co "home"]', 'ann bob'],
  ['emails[primary eq true].value sw "ann"', 'ann'],
  ['emails pr', 'ann bob'],
  [`${enterpriseSchema}:department eq "r&d"`, 'ann'],
  [`${enterpriseSchema}:employeeNumber eq "7" and active eq true`, 'ann'],
  ['meta.created gt "2026-03-02T01:01:00Z"', 'bob cai'],
  ['meta.lastModified lt "2026-03-02T01:01:30Z"', 'ann'],
  ['userName sw "a" or userName sw "b" and active eq true', 'ann'],
  ['(userName sw "a" or userName sw "b") and active eq false', 'bob'],
  ['not (userName sw "a" or userName sw "b")', 'cai'],
  ['not (name.familyName eq "lee")', 'bob cai'],
])('finds by %s', async (filter, names) => {
  expect(await found(filter)).toBe(names)
})

it.each([
  'userName',
  'userName eq',
  'userName eq ann',
  'userName xx "a"',
  'nothing eq "a"',
  'password eq "a"',
  'groups.value eq "a"',
  'name eq "a"',
  'active gt true',
  'active eq "maybe"',
  'meta.created gt "yesterday"',
  'meta.created co "2026"',
  'emails[nothing eq "a"]',
  'userName eq "a" and',
  '(userName eq "a"',
  "userName eq 'a' or 1=1",
  'userName eq "\0"',
  `${'('.repeat(5000)}userName pr${')'.repeat(5000)}`,
  Array.from({ length: 100 }, () => 'userName pr').join(' or '),
])('refuses %s', async (filter) => {
  const { status, body } = await search({ filter })
  expect({ status, scimType: body.scimType }).toEqual({ status: 400, scimType: 'invalidFilter' })
})

it('pages, counts and sorts', async () => {
  const names = async (parameters: Readonly<Record<string, string>>) => {
    const { body } = await search(parameters)
    const own = body.Resources.map(({ userName }: { userName: string }) => userName[0]).join('')
    return [own, body.totalResults, body.startIndex, body.itemsPerPage]
  }
  expect(await names({})).toEqual(['abc', 3, 1, 3])
  expect(await names({ count: '2' })).toEqual(['ab', 3, 1, 2])
  expect(await names({ count: '2', startIndex: '3' })).toEqual(['c', 3, 3, 1])
  expect(await names({ startIndex: '0' })).toEqual(['abc', 3, 1, 3])
  expect(await names({ startIndex: '9' })).toEqual(['', 3, 9, 0])
  expect(await names({ count: '0' })).toEqual(['', 3, 1, 0])
  expect(await names({ count: '-1' })).toEqual(['', 3, 1, 0])
  expect(await names({ sortBy: 'userName', sortOrder: 'descending' })).toEqual(['cba', 3, 1, 3])
  expect(await names({ sortBy: 'meta.created' })).toEqual(['abc', 3, 1, 3])
  expect((await search({ count: 'many' })).status).toBe(400)
  expect((await search({ sortBy: 'emails' })).status).toBe(400)
})

it('searches by POST, and leaves out what isn’t wanted', async () => {
  const body = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
    filter: 'userName sw "a"',
    attributes: ['name.familyName', 'emails.value', `${enterpriseSchema}:department`],
  }
  const answer = await directory.send('POST', '/Users/.search', body)
  expect(answer.body.Resources).toEqual([
    {
      schemas: expect.any(Array),
      id: expect.any(String),
      name: { familyName: 'Lee' },
      emails: [{ value: 'Ann@acme.example' }, { value: 'a@home.example' }],
      [enterpriseSchema]: { department: 'R&D' },
    },
  ])
  const less = await search({ filter: 'userName sw "a"', excludedAttributes: 'emails,name.givenName,id' })
  const [one] = less.body.Resources
  expect(one).toMatchObject({ id: expect.any(String), name: { familyName: 'Lee' } })
  expect(one).not.toHaveProperty('emails')
  expect(one.name).not.toHaveProperty('givenName')
})
