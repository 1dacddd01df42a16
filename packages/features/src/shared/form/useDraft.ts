import { useCallback, useState } from 'react'
import * as v from 'valibot'
import { useHost } from '../host/useKept'

/** Unsent values of a form. */
export interface Draft<T> {
  /** Values found when the form was opened; undefined: none, or in another shape. */
  readonly found: T | undefined
  /** Keeps the current values. Cheap: call it on every change. */
  keep(values: T): void
  /** Forgets them: they were sent, or discarded. */
  drop(): void
}

/**
 * Keeps a form's values in the host's store for this tab, so that they survive a reload and an expired session.
 * A `browser` draft is shared by all tabs. Each company has its own drafts. Never keep a password or a code.
 * @param name of the form, always the same
 * @param schema the required shape of a draft; drafts of another shape are forgotten
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
