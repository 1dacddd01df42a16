import { describe, expect, it } from 'vitest'
import { enterpriseSchema, groups, userSchema, users } from './attributes'
import { patchResource, patchSchema } from './patchResource'
import { readResource } from './readResource'

const person = readResource(users, {
  userName: 'zhou@acme.example',
  active: true,
  name: { familyName: '周', givenName: '舟' },
  emails: [
    { value: 'work@acme.example', type: 'work', primary: true },
    { value: 'home@acme.example', type: 'home' },
  ],
  [enterpriseSchema]: { department: '结构', manager: { value: 'm-1' } },
})

const apply = (...Operations: readonly unknown[]) =>
  patchResource(users, person, { schemas: [patchSchema], Operations })

/** What each client sends, and what changes by it. */
const dialects: readonly [string, unknown, object][] = [
  // Okta
  ['Okta deactivates', { op: 'replace', value: { active: false } }, { active: false }],
  [
    'Okta sends a part of an object',
    { op: 'replace', value: { name: { givenName: '帆' } } },
    { name: { familyName: '周', givenName: '帆' } },
  ],
  // Entra
  ['Entra deactivates', { op: 'Replace', path: 'active', value: 'False' }, { active: false }],
  ['Entra without a path', { op: 'Replace', value: { active: 'False' } }, { active: false }],
  [
    'Entra with a filter',
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'new@acme.example' },
    {
      emails: [
        { value: 'new@acme.example', type: 'work', primary: true },
        { value: 'home@acme.example', type: 'home' },
      ],
    },
  ],
  [
    'Entra with a filter that finds nothing',
    { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '13900000000' },
    { phoneNumbers: [{ type: 'mobile', value: '13900000000' }] },
  ],
  [
    'Entra with dotted keys',
    { op: 'Add', value: { 'name.givenName': '帆', 'emails[type eq "home"].value': 'h@acme.example' } },
    {
      name: { familyName: '周', givenName: '帆' },
      emails: [
        { value: 'work@acme.example', type: 'work', primary: true },
        { value: 'h@acme.example', type: 'home' },
      ],
    },
  ],
  [
    'Entra with an extension’s key',
    { op: 'Add', value: { [`${enterpriseSchema}:department`]: '设备' } },
    { [enterpriseSchema]: { department: '设备', manager: { value: 'm-1' } } },
  ],
  [
    'Entra with an extension’s path',
    { op: 'Replace', path: `${enterpriseSchema}:employeeNumber`, value: '7' },
    { [enterpriseSchema]: { department: '结构', employeeNumber: '7', manager: { value: 'm-1' } } },
  ],
  [
    'Entra with a manager’s id alone',
    { op: 'Add', path: `${enterpriseSchema}:manager`, value: 'm-2' },
    { [enterpriseSchema]: { department: '结构', manager: { value: 'm-2' } } },
  ],
  [
    'Entra with a boolean as text in a filter',
    { op: 'Replace', path: 'emails[primary eq "True"].value', value: 'p@acme.example' },
    {
      emails: [
        { value: 'p@acme.example', type: 'work', primary: true },
        { value: 'home@acme.example', type: 'home' },
      ],
    },
  ],
  // Both and others
  [
    'core attributes below their schema',
    { op: 'add', value: { [userSchema]: { title: 'T' } } },
    { title: 'T' },
  ],
  [
    'a path with the core schema',
    { op: 'replace', path: `${userSchema}:title`, value: '工程师' },
    { title: '工程师' },
  ],
  [
    'names in any case',
    { op: 'REPLACE', path: 'NAME.GIVENNAME', value: '帆' },
    { name: { familyName: '周', givenName: '帆' } },
  ],
  [
    'a whole extension',
    { op: 'add', value: { [enterpriseSchema]: { costCenter: 'c' } } },
    { [enterpriseSchema]: { costCenter: 'c', department: '结构', manager: { value: 'm-1' } } },
  ],
  [
    'one more value',
    { op: 'add', path: 'emails', value: [{ value: 'x@acme.example', type: 'other' }] },
    {
      emails: [
        { value: 'work@acme.example', type: 'work', primary: true },
        { value: 'home@acme.example', type: 'home' },
        { value: 'x@acme.example', type: 'other' },
      ],
    },
  ],
  [
    'the same value again',
    { op: 'add', path: 'emails', value: [{ value: 'home@acme.example', type: 'home' }] },
    {},
  ],
  [
    'a new primary value',
    { op: 'add', path: 'emails', value: { value: 'x@acme.example', primary: true } },
    {
      emails: [
        { value: 'work@acme.example', type: 'work', primary: false },
        { value: 'home@acme.example', type: 'home', primary: false },
        { value: 'x@acme.example', primary: true },
      ],
    },
  ],
  [
    'removing by a filter',
    { op: 'remove', path: 'emails[type eq "home"]' },
    { emails: [{ value: 'work@acme.example', type: 'work', primary: true }] },
  ],
  [
    'removing by a value',
    { op: 'remove', path: 'emails', value: [{ value: 'home@acme.example' }] },
    { emails: [{ value: 'work@acme.example', type: 'work', primary: true }] },
  ],
  ['removing what isn’t there', { op: 'remove', path: 'phoneNumbers[type eq "work"]' }, {}],
  ['no value', { op: 'replace', path: 'name.givenName', value: null }, { name: { familyName: '周' } }],
  [
    'ids and unknown keys without a path',
    { op: 'replace', value: { id: 'x', nothing: 1, schemas: [], groups: [], title: 'T' } },
    { title: 'T' },
  ],
]

describe('a PATCH of a user', () => {
  it.each(dialects)('understands %s', (_, operation, changed) => {
    expect(apply(operation)).toEqual({ ...person, ...changed })
  })

  it('applies operations in their order', () => {
    const first = { op: 'replace', path: 'title', value: 'A' }
    expect(apply(first, { op: 'remove', path: 'title' }, { ...first, value: 'B' })).toMatchObject({
      title: 'B',
    })
  })

  it.each([
    ['an unknown operation', { op: 'move', path: 'title' }, 'invalidSyntax'],
    ['an unknown path', { op: 'replace', path: 'nothing', value: 1 }, 'invalidPath'],
    ['a broken filter', { op: 'replace', path: 'emails[type eq].value', value: 'x' }, 'invalidPath'],
    [
      'a filter on a single value',
      { op: 'replace', path: 'name[x eq "1"].givenName', value: 'x' },
      'invalidPath',
    ],
    [
      'a filter that finds nothing to replace',
      { op: 'replace', path: 'emails[value co "q"].type', value: 'x' },
      'noTarget',
    ],
    ['a removal without a path', { op: 'remove' }, 'noTarget'],
    ['a read-only attribute', { op: 'replace', path: 'groups', value: [] }, 'mutability'],
    ['a wrong type', { op: 'replace', path: 'active', value: 'maybe' }, 'invalidValue'],
    ['no required attribute', { op: 'remove', path: 'userName' }, 'invalidValue'],
    ['a value without a path that is no object', { op: 'add', value: 'x' }, 'invalidValue'],
    ['an endless path', { op: 'add', path: `a${'.b'.repeat(5000)}`, value: 'x' }, 'invalidPath'],
    ['a prototype', { op: 'add', path: '__proto__.polluted', value: 'x' }, 'invalidPath'],
  ])('refuses %s', (_, operation, scimType) => {
    expect(() => apply(operation)).toThrow(expect.objectContaining({ scimType }))
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('a PATCH of a group', () => {
  const group = {
    displayName: '结构',
    members: [
      { value: 'a', type: 'User' },
      { value: 'b', type: 'User' },
    ],
  }
  const idsAfter = (...Operations: readonly unknown[]) => {
    const { members = [] } = patchResource(groups, group, { schemas: [patchSchema], Operations })
    return (members as readonly { readonly value: string }[]).map(({ value }) => value)
  }

  it.each<[string, unknown, string[]]>([
    ['Okta adds', { op: 'add', path: 'members', value: [{ value: 'c', display: 'C' }] }, ['a', 'b', 'c']],
    ['Okta removes', { op: 'remove', path: 'members[value eq "a"]' }, ['b']],
    ['Okta replaces', { op: 'replace', path: 'members', value: [{ value: 'c' }] }, ['c']],
    ['Okta renames without a path', { op: 'replace', value: { id: 'x', displayName: '新' } }, ['a', 'b']],
    ['Entra adds', { op: 'Add', path: 'members', value: [{ $ref: null, value: 'c' }] }, ['a', 'b', 'c']],
    ['Entra adds again', { op: 'Add', path: 'members', value: [{ value: 'b' }] }, ['a', 'b']],
    ['Entra removes', { op: 'Remove', path: 'members', value: [{ $ref: null, value: 'a' }] }, ['b']],
    ['all are removed', { op: 'remove', path: 'members' }, []],
    ['all are replaced by none', { op: 'replace', path: 'members', value: [] }, []],
  ])('understands how %s', (_, operation, ids) => {
    expect(idsAfter(operation)).toEqual(ids)
  })
})
