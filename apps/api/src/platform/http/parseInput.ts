import type { FieldIssue, Operation } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'
import { describeIssue } from './describeIssue'
import type { RawInput } from './readRequest'

type Parsed =
  | { readonly issues: readonly FieldIssue[] }
  | { readonly input: { params?: unknown; query?: unknown; body?: unknown } }

const mostIssues = 20
const parts = ['params', 'query', 'body'] as const

/** Holds each part against its contract. */
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
