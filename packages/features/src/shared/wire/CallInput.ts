import type { companyKeys, Operation, Schema } from '@atrium/contracts/wire/contract'
import { companyHeader } from '@atrium/contracts/wire/headers'
import type { InferInput } from 'valibot'
import { Failure } from './Failure'

/** A caller's arguments: `{ params?, query?, body? }` as far as the operation has them, without the company. */
export type CallInput<O extends Operation> = Part<O, 'params'> & Part<O, 'query'> & Part<O, 'body'>

type Part<O, K extends string> = O extends { readonly [P in K]: infer S extends Schema }
  ? Given<K, InferInput<S>>
  : unknown

type Given<K extends string, V> = V extends readonly unknown[]
  ? { readonly [P in K]: V }
  : Partial<Omit<V, CompanyKey>> extends Omit<V, CompanyKey>
    ? { readonly [P in K]?: Omit<V, CompanyKey> }
    : { readonly [P in K]: Omit<V, CompanyKey> }

type CompanyKey = (typeof companyKeys)[number]

/** The same on the wire. */
export type Parts = { [P in 'params' | 'query' | 'body']?: Record<string, unknown> }

/**
 * Adds the company if the contract requires it.
 *
 * @throws Failure `noCompany`
 */
export function nameCompany(operation: Operation, parts: Parts, companyId: string | undefined): Parts {
  const named = { ...parts }
  for (const part of ['params', 'query', 'body'] as const) {
    const { entries } = { ...operation[part] } as { entries?: Readonly<Record<string, Schema>> }
    for (const key in entries) {
      if (key.toLowerCase() !== companyHeader) continue
      if (!companyId && entries[key]?.type !== 'optional') {
        throw new Failure('noCompany', 'This screen needs a companyId on its <FeatureProvider>.')
      }
      named[part] = { ...parts[part], [key]: companyId }
    }
  }
  return named
}
