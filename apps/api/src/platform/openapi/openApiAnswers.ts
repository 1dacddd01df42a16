import type { Access } from '@atrium/contracts/wire/policy'
import type { JsonSchema } from '@valibot/to-json-schema'

/** The envelope of every answer, around what one operation returns. */
export const envelopeOf = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['error_code', 'error_msg', 'data'],
  properties: {
    error_code: { type: 'integer', description: '0 means success.' },
    error_msg: { type: 'string' },
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

/** Answers that any operation of this access may give. */
export const failureAnswers = (access: Access) => ({
  400: failure('The request does not keep to this description; `issues` says where.'),
  ...(access !== 'public' && {
    401: failure('No valid access token.'),
    403: failure('Not allowed. An empty body: the account has signed in on another terminal.'),
  }),
  500: failure('The service failed; the message carries the number under which it was logged.'),
})
