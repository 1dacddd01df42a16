import type { FieldIssue, Operation } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'
import type { RawInput } from './readRequest'

type Parsed =
  | { readonly issues: readonly FieldIssue[] }
  | { readonly input: { params?: unknown; query?: unknown; body?: unknown } }

const mostIssues = 20
const parts = ['params', 'query', 'body'] as const

/** Checks each part against its contract. */
export function parseInput(operation: Operation, raw: RawInput): Parsed {
  const issues: FieldIssue[] = []
  const input: Record<string, unknown> = {}
  for (const part of parts) {
    const schema = operation[part]
    if (schema === undefined) continue
    const result = v.safeParse(schema, raw[part])
    if (result.success) input[part] = result.output
    else issues.push(...result.issues.slice(0, mostIssues).map((issue) => describeIssue(part, issue)))
  }
  return issues.length > 0 ? { issues } : { input }
}

type Issue = v.BaseIssue<unknown>

/**
 * valibot's own messages repeat the value, which may be long or secret, so only a contract's own messages are
 * passed on.
 */
function describeIssue(part: string, issue: Issue): FieldIssue {
  const path = [part, v.getDotPath(issue)].filter(Boolean).join('.').slice(0, 200)
  return { path, message: isOwnText(issue) ? issue.message : describe(issue) }
}

const isOwnText = ({ message }: Issue) => !message.startsWith('Invalid ')

function describe(issue: Issue): string {
  if (issue.received === 'undefined') return 'is required'
  const limit = typeof issue.requirement === 'number' ? issue.requirement : undefined
  if (limit !== undefined && issue.type in limits) return limits[issue.type]?.(limit) ?? ''
  return kinds[issue.type] ?? 'is not valid'
}

const limits: Readonly<Record<string, (limit: number) => string>> = {
  min_length: (least) => `must have a length of at least ${least}`,
  max_length: (most) => `must have a length of at most ${most}`,
  min_value: (least) => `must be at least ${least}`,
  max_value: (most) => `must be at most ${most}`,
}

const kinds: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  integer: 'must be a whole number',
  boolean: 'must be true or false',
  object: 'must be an object',
  array: 'must be a list',
  picklist: 'must be one of the allowed values',
  iso_timestamp: 'must be a point in time in ISO 8601',
}
