import { useCallback, useState } from 'react'
import * as v from 'valibot'
import { useHost } from '../host/useHost'

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
 * Keeps a form's values in the host's store for this tab, so that they survive a reload and an expired session; a
 * `browser` draft is found by every tab of the person's browser. Drafts of another company are others. Never keep a
 * password or a code.
 *
 * @param name of the form, the same each time
 * @param schema what a kept draft must fit; one of an earlier version is forgotten
 */
export function useDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  reach: 'tab' | 'browser' = 'tab',
): Draft<T> {
  const { store, tabStore, companyId = '' } = useHost()
  const kept = reach === 'tab' ? tabStore : store
  const key = `draft:${companyId}:${name}`
  const [found] = useState(() => read(kept.read(key), schema))
  const keep = useCallback((values: T) => kept.write(key, JSON.stringify(values)), [kept, key])
  const drop = useCallback(() => kept.write(key, ''), [kept, key])
  return { found, keep, drop }
}

function read<T>(text: string | undefined, schema: v.GenericSchema<unknown, T>): T | undefined {
  if (!text) return undefined
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return parsed.success ? parsed.output : undefined
}
