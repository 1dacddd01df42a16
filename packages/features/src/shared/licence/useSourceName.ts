import { useCallback } from 'react'
import { useTexts } from '../host/useKept'
import { licenceMessages } from './messages'

/** How a member came by a licence. */
export interface Sourced {
  readonly source: 'manual' | 'rule' | 'request' | 'import' | 'borrowed'
  /** The rule's name; null for other sources, or if it is gone. */
  readonly sourceName: string | null
}

/** How a member came by a licence, in words. */
export function useSourceName(): (licence: Sourced) => string {
  const texts = useTexts(licenceMessages)
  return useCallback(
    ({ source, sourceName }: Sourced) =>
      source === 'rule' && sourceName ? texts.ofRule(sourceName) : texts[source],
    [texts],
  )
}
