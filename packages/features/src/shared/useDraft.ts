import { useCallback, useState } from 'react'
import * as v from 'valibot'
import { useHost } from './useHost'

/** What somebody typed into a form and didn't send. */
export interface Draft<T> {
  /** What was there when the form was opened; undefined: nothing, or not in this form's shape. */
  readonly found: T | undefined
  /** Keeps the present values. Cheap: call it on every change. */
  keep(values: T): void
  /** Forgets them: they were sent, or given up. */
  drop(): void
}

/**
 * Keeps a form's values in the host's store for this tab, so that they survive a reload and an expired session.
 * Drafts of another company are others. Never keep a password or a code.
 *
 * @param name of the form, the same each time
 * @param schema what a kept draft must fit; one of an earlier version is forgotten
 */
export function useDraft<T>(name: string, schema: v.GenericSchema<unknown, T>): Draft<T> {
  const { tabStore, companyId = '' } = useHost()
  const key = `draft:${companyId}:${name}`
  const [found] = useState(() => read(tabStore.read(key), schema))
  const keep = useCallback((values: T) => tabStore.write(key, JSON.stringify(values)), [tabStore, key])
  const drop = useCallback(() => tabStore.write(key, ''), [tabStore, key])
  return { found, keep, drop }
}

function read<T>(text: string | undefined, schema: v.GenericSchema<unknown, T>): T | undefined {
  if (!text) return undefined
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return parsed.success ? parsed.output : undefined
}
