import type { Operation } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'

/** Throws if an answer doesn't match its contract, or contains more. */
export function checkAnswer(operation: Operation, data: unknown): void {
  const result = v.safeParse(operation.response, data)
  if (!result.success) {
    const [issue] = result.issues
    throw new Error(
      `${operation.name} answers wrongly at ${v.getDotPath(issue) ?? 'the root'}: ${issue.message}`,
    )
  }
  const surplus = surplusKey(data, result.output, 'data')
  if (surplus !== undefined)
    throw new Error(`${operation.name} answers with ${surplus}, which its contract lacks.`)
}

function surplusKey(sent: unknown, promised: unknown, path: string): string | undefined {
  if (!isTree(sent) || !isTree(promised)) return undefined
  for (const key of Object.keys(sent)) {
    if (sent[key] === undefined) continue
    if (!(key in promised)) return `${path}.${key}`
    const deeper = surplusKey(sent[key], promised[key], `${path}.${key}`)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
