import { writesByGet } from '@atrium/contracts/wire/contract'
import {
  changeHeader,
  codeChallengeHeader,
  companyHeader,
  idempotencyHeader,
} from '@atrium/contracts/wire/headers'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import { scopeOf } from '@atrium/contracts/wire/scopes'
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'

/** The OpenAPI description of all contracts, from the same schemas that are validated. */
export function openApiDocument(
  contracts: Readonly<Record<string, Readonly<Record<string, ServedOperation>>>>,
  publicOrigin: string,
) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [feature, operations] of Object.entries(contracts)) {
    for (const operation of Object.values(operations)) {
      const method = operation.method.toLowerCase()
      paths[operation.path] = { ...paths[operation.path], [method]: describe(feature, operation) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Atrium', version: '1', description: 'The account service of Atrium.' },
    servers: [{ url: publicOrigin }],
    tags: Object.keys(contracts).map((name) => ({ name })),
    paths,
    components: { securitySchemes },
  }
}

const bearer = { type: 'http', scheme: 'bearer' } as const

const securitySchemes = {
  accessToken: { ...bearer, bearerFormat: 'JWT', description: 'The token of a session.' },
  embedToken: {
    ...bearer,
    bearerFormat: 'JWT',
    description:
      'The token of an embedding site, for one person in one company. The listed scope is required. Without one, every such token is accepted.',
  },
  siteKey: { ...bearer, description: 'The key of an embedding site. Only for its server.' },
  applicationToken: {
    ...bearer,
    description: 'The access token of a person that an application got from the OpenID Connect provider.',
  },
} as const

function securityOf(feature: string, operation: ServedOperation) {
  if (operation.siteKey) return [{ siteKey: [] }]
  if (operation.applicationToken) return [{ applicationToken: [] }]
  if (operation.access === 'public') return []
  const scope = scopeOf(feature, operation)
  const embedded = scope === 'never' ? [] : [{ embedToken: scope === 'any' ? [] : [scope] }]
  return [{ accessToken: [] }, ...embedded]
}

function describe(feature: string, operation: ServedOperation) {
  return {
    operationId: `${feature}.${operation.name}`,
    tags: [feature],
    summary: operation.summary,
    'x-access': operation.access,
    ...(operation.permission && { 'x-permission': operation.permission }),
    ...(operation.owner && { 'x-owner': operation.owner }),
    ...(operation.proof && { 'x-proof': operation.proof }),
    security: securityOf(feature, operation),
    parameters: [
      ...parameters('path', operation.params),
      ...parameters('query', operation.query),
      ...companyParameter(operation),
      ...idempotencyParameter(operation),
      ...changeParameter(operation),
      ...challengeParameter(operation),
    ],
    ...(operation.body && {
      requestBody: { required: true, content: bodyContent(operation, operation.body) },
    }),
    responses: {
      200: {
        description: 'Succeeded, or refused by a rule: see `error_code`.',
        content: answerContent(operation),
      },
      ...failureAnswers(operation),
    },
  }
}

function parameters(where: 'path' | 'query', schema: ServedOperation['query']) {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = convert(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function companyParameter({ access, owner }: ServedOperation) {
  if (access === 'public' || access === 'user' || access === 'staff') return []
  const named = 'The current company. May be left out where the arguments name it.'
  const description = owner ? `${named} Named nowhere: the caller’s own things.` : named
  return [{ name: companyHeader, in: 'header', required: false, description, schema: { type: 'string' } }]
}

const bodyContent = ({ form }: ServedOperation, body: ServedOperation['response']) => {
  const schema = convert(body, 'input')
  return form ? { 'multipart/form-data': { schema } } : json(schema)
}

const answerContent = ({ answers, response }: ServedOperation) =>
  answers === 'file'
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : json(envelopeOf(convert(response, 'output')))

function idempotencyParameter({ idempotent }: ServedOperation) {
  if (!idempotent) return []
  const description =
    'A key of the caller’s choice for this call. The same key with the same input is done once and gets the same answer, for a day; with another input it is refused with 409.'
  const schema = { type: 'string', pattern: '^[\\w-]{8,64}$' }
  return [{ name: idempotencyHeader, in: 'header', required: true, description, schema }]
}

function changeParameter(operation: ServedOperation) {
  if (!writesByGet(operation)) return []
  const description = 'Any value: says that a page of ours, and no link, asks for the change.'
  return [{ name: changeHeader, in: 'header', required: true, description, schema: { type: 'string' } }]
}

function challengeParameter({ codeChallenge }: ServedOperation) {
  if (!codeChallenge) return []
  const description =
    'By what the caller is known who asks for a code and comes with it: nobody else can use it. Without one the code is bound to nobody.'
  const schema = { type: 'string', pattern: '^[\\w-]{22,64}$' }
  return [{ name: codeChallengeHeader, in: 'header', required: false, description, schema }]
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** Checks that JSON Schema can't express are omitted; the service still makes them. */
function convert(schema: ServedOperation['response'], typeMode: ConversionConfig['typeMode']): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
    target: 'draft-2020-12',
  })
  return converted
}

/** The envelope around an operation's result. */
const envelopeOf = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['error_code', 'error_msg', 'data'],
  properties: {
    error_code: { type: 'integer', description: '0 means success.' },
    error_msg: {
      type: 'string',
      description:
        'Why it was refused, for people: in English if `Accept-Language` begins with `en`, otherwise in Chinese.',
    },
    data,
    errorMessages: { type: 'array', items: { type: 'string' } },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
})

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: envelopeOf({ type: 'null' }) } },
})

/** Failures that any operation with this access may return. */
const failureAnswers = ({ access, siteKey, applicationToken }: ServedOperation) => ({
  400: failure('The request does not keep to this description; `issues` says where.'),
  ...(access !== 'public' && {
    401: failure('No valid access token.'),
    403: failure('Not allowed. An empty body: the account has signed in on another terminal.'),
  }),
  ...(applicationToken && { 401: failure('The token is unknown, or its sign-in has ended.') }),
  ...(siteKey && {
    401: failure('The key is unknown or was revoked.'),
    403: failure('Not allowed to the site; see `error_code`.'),
  }),
  500: failure('The service failed; the message carries the number under which it was logged.'),
})
