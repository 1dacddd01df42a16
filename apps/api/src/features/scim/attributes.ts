/** An attribute as RFC 7643, 7 describes it. */
export interface Attribute {
  readonly name: string
  readonly type: 'string' | 'boolean' | 'complex' | 'reference' | 'dateTime'
  readonly multiValued: boolean
  readonly description: string
  readonly required: boolean
  readonly caseExact: boolean
  readonly mutability: 'readWrite' | 'readOnly' | 'immutable' | 'writeOnly'
  readonly returned: 'default' | 'always' | 'never' | 'request'
  readonly uniqueness: 'none' | 'server'
  readonly referenceTypes?: readonly string[]
  readonly canonicalValues?: readonly string[]
  readonly subAttributes?: readonly Attribute[]
}

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
/** What Atrium adds to users and groups. */
export const ownUserSchema = 'urn:atrium:params:scim:schemas:extension:2.0:User'
export const ownGroupSchema = 'urn:atrium:params:scim:schemas:extension:2.0:Group'

const attribute = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})

const complex = (name: string, description: string, subAttributes: readonly Attribute[]) =>
  attribute(name, description, { type: 'complex', subAttributes })

/** Values with a kind, such as addresses or phones. */
const several = (name: string, description: string, types?: readonly string[]) =>
  attribute(name, description, {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The value'),
      attribute('display', 'How it is shown'),
      attribute('type', 'Its kind', types && { canonicalValues: types }),
      attribute('primary', 'Whether it is preferred', { type: 'boolean' }),
    ],
  })

const readOnly = { mutability: 'readOnly' } as const
const reference = (name: string, description: string, ...referenceTypes: string[]) =>
  attribute(name, description, { type: 'reference', referenceTypes, caseExact: true })

export const userAttributes: readonly Attribute[] = [
  attribute('userName', 'The directory’s name for the person', { required: true, uniqueness: 'server' }),
  complex('name', 'The parts of the name', [
    attribute('formatted', 'The full name'),
    attribute('familyName', 'The family name'),
    attribute('givenName', 'The given name'),
    attribute('middleName', 'The middle name'),
    attribute('honorificPrefix', 'A title before the name'),
    attribute('honorificSuffix', 'A title after the name'),
  ]),
  attribute('displayName', 'The company’s name for the member. Default: made of the name’s parts'),
  attribute('nickName', 'What people call them'),
  reference('profileUrl', 'A page about them', 'external'),
  attribute('title', 'Their position'),
  attribute('userType', 'Their kind of employment'),
  attribute('preferredLanguage', 'Their language'),
  attribute('locale', 'Their region'),
  attribute('timezone', 'Their time zone'),
  attribute('active', 'Whether they belong to the company. Default: true', { type: 'boolean' }),
  attribute('password', 'Ignored: passwords belong to people', {
    mutability: 'writeOnly',
    returned: 'never',
    caseExact: true,
  }),
  several('emails', 'Mail addresses', ['work', 'home', 'other']),
  several('phoneNumbers', 'Phones. The first Chinese mobile number finds the person’s account', [
    'work',
    'home',
    'mobile',
    'fax',
    'pager',
    'other',
  ]),
  several('ims', 'Addresses for instant messages'),
  several('photos', 'Pictures', ['photo', 'thumbnail']),
  attribute('addresses', 'Postal addresses', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      ...['formatted', 'streetAddress', 'locality', 'region', 'postalCode', 'country'].map((name) =>
        attribute(name, 'A part of the address'),
      ),
      attribute('type', 'Its kind', { canonicalValues: ['work', 'home', 'other'] }),
      attribute('primary', 'Whether it is preferred', { type: 'boolean' }),
    ],
  }),
  attribute('groups', 'The department and permission groups', {
    ...readOnly,
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The group’s id', readOnly),
      reference('$ref', 'The group’s address', 'Group'),
      attribute('display', 'The group’s name', readOnly),
      attribute('type', 'Always direct', { ...readOnly, canonicalValues: ['direct'] }),
    ],
  }),
  several('entitlements', 'Kept, without effect'),
  several('roles', 'Kept, without effect: permission groups make administrators'),
]

export const enterpriseAttributes: readonly Attribute[] = [
  attribute('employeeNumber', 'The number of the employee'),
  attribute('costCenter', 'The cost centre'),
  attribute('organization', 'The organisation'),
  attribute('division', 'The division'),
  attribute('department', 'Kept, without effect: departments are groups'),
  complex('manager', 'The manager', [
    attribute('value', 'Their id in the directory'),
    reference('$ref', 'Their address', 'User'),
    attribute('displayName', 'Their name', readOnly),
  ]),
]

export const ownUserAttributes: readonly Attribute[] = [
  attribute('state', 'What the person is in the company', {
    ...readOnly,
    canonicalValues: ['member', 'invited', 'waiting', 'inactive'],
  }),
  attribute('reason', 'Why they wait', {
    ...readOnly,
    canonicalValues: ['phoneMissing', 'phoneTaken', 'dailyLimit', 'left', 'declined', 'expired', 'revoked'],
  }),
]

export const groupAttributes: readonly Attribute[] = [
  attribute('displayName', 'The name of the department or permission group', { required: true }),
  attribute('members', 'The directory’s people in it', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The person’s id', { mutability: 'immutable', caseExact: true }),
      reference('$ref', 'The person’s address', 'User'),
      attribute('type', 'Always User', { mutability: 'immutable', canonicalValues: ['User'] }),
      attribute('display', 'The person’s name', readOnly),
    ],
  }),
]

export const ownGroupAttributes: readonly Attribute[] = [
  attribute('kind', 'What the group is', {
    ...readOnly,
    canonicalValues: ['department', 'permissionGroup'],
  }),
  attribute('parent', 'The id of the group of the department above. Default: the top department', {
    mutability: 'immutable',
    caseExact: true,
  }),
]

/** The id that the directory has for a resource; every resource has it. */
export const commonAttributes: readonly Attribute[] = [
  attribute('externalId', 'The directory’s own id', { caseExact: true }),
]

/** All that a kind of resource may contain. */
export interface ResourceSchema {
  readonly core: string
  readonly attributes: readonly Attribute[]
  readonly extensions: Readonly<Record<string, readonly Attribute[]>>
}

export const users: ResourceSchema = {
  core: userSchema,
  attributes: [...commonAttributes, ...userAttributes],
  extensions: { [enterpriseSchema]: enterpriseAttributes, [ownUserSchema]: ownUserAttributes },
}

export const groups: ResourceSchema = {
  core: groupSchema,
  attributes: [...commonAttributes, ...groupAttributes],
  extensions: { [ownGroupSchema]: ownGroupAttributes },
}
