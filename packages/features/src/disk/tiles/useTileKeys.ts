import { type KeyboardEvent, useMemo, useRef } from 'react'

interface Given {
  readonly total: number
  readonly columns: number
  readonly scrollTo: (row: number) => void
}

/** Arrows, Home and End lead from the name of one tile to another, whether that is drawn already or not. */
export function useTileKeys({ total, columns, scrollTo }: Given) {
  const links = useRef(new Map<number, HTMLElement>())
  const wanted = useRef<number>(undefined)

  /** Called with each name that is drawn, by its place, and with none when it goes. */
  const onLink = useMemo(
    () => (place: number, link: HTMLElement | null) => {
      if (!link) return void links.current.delete(place)
      links.current.set(place, link)
      if (wanted.current !== place) return
      wanted.current = undefined
      link.focus({ preventScroll: true })
    },
    [],
  )

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const [at] = [...links.current].find(([, link]) => link === event.target) ?? []
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Readonly<Record<string, number>> = {
      ...{ ArrowRight: at + forwards, ArrowLeft: at - forwards },
      ...{ ArrowDown: at + columns, ArrowUp: at - columns, Home: 0, End: total - 1 },
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    if (next < 0 || next >= total) return
    const link = links.current.get(next)
    wanted.current = link ? undefined : next
    scrollTo(Math.floor(next / columns))
    link?.focus({ preventScroll: true })
  }

  return { onLink, onKeyDown }
}
