import { useMemo } from 'react'
import { useDelayedRequest } from '../request/useDelayedRequest'
import type { CallOptions } from '../wire/client'

/** Asks the service for all products that match the text. Keep it stable. */
type AskProducts = (text: string, call: CallOptions) => Promise<readonly { readonly productId: string }[]>

/**
 * For a search among products that a page has already: the ids of those whose pinyin or initials match, which only the
 * service knows. `isSearching` while an answer for the text is on its way. If the service fails, none match.
 */
export function useSpeltProducts(text: string, ask: AskProducts) {
  const typed = text.trim()
  const { answer } = useDelayedRequest({
    body: /^[a-z0-9' ]*[a-z][a-z0-9' ]*$/i.test(typed) ? typed : undefined,
    ask: useAsk(ask),
  })
  const found = answer?.state === 'ready' ? answer.value : undefined
  const ids = useMemo(() => new Set(found?.map(({ productId }) => productId)), [found])
  const isSearching = answer?.state === 'loading' || (answer?.state === 'ready' && answer.stale)
  return { ids, isSearching }
}

const useAsk = (ask: AskProducts) =>
  useMemo(() => (text: string, signal: AbortSignal) => ask(text, { signal }), [ask])
