import { useEffect, useLayoutEffect, useRef } from 'react'

interface SearchTermOptions {
  /** The text in the field, as it is shown. */
  text: string
  /** Milliseconds of quiet before a search. */
  delay: number
  onSearch: ((term: string) => void) | undefined
}

/**
 * Decides when to search for what: after a pause in typing, or at once; trimmed; and after a pause only
 * when the term is another than the last one. A text that arrives from outside is taken as searched.
 */
export function useSearchTerm({ text, delay, onSearch }: SearchTermOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const searched = useRef(text.trim())
  const typed = useRef(text)
  const search = useRef(onSearch)

  useEffect(() => {
    search.current = onSearch
  })

  useEffect(() => {
    if (text === typed.current) return
    clearTimeout(timer.current)
    typed.current = text
    searched.current = text.trim()
  }, [text])

  // Also when it is only hidden, as a page is that waits for the next one: a search would lead back to it.
  useLayoutEffect(() => () => clearTimeout(timer.current), [])

  return {
    /** Remembers what stands in the field, and drops the search that was planned for what stood there. */
    type(next: string) {
      clearTimeout(timer.current)
      typed.current = next
    },
    /** Searches after the pause. */
    searchLater(next: string) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const term = next.trim()
        if (term === searched.current) return
        searched.current = term
        search.current?.(term)
      }, delay)
    },
    /** Searches at once, for the same term again too. */
    searchNow(next: string) {
      clearTimeout(timer.current)
      searched.current = next.trim()
      search.current?.(searched.current)
    },
  }
}
