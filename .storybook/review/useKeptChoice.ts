import { useState } from 'react'

/** A choice stored after the `#` of Storybook's address, so that it can be shared. */
export function useKeptChoice<C extends Record<string, string>>(initial: C) {
  const [choice, setChoice] = useState<C>(() => ({ ...initial, ...kept() }))
  const choose = (part: Partial<C>) => {
    const next = { ...choice, ...part }
    setChoice(next)
    const page = window.top ?? window
    page.history.replaceState(page.history.state, '', `#${new URLSearchParams(next)}`)
  }
  return [choice, choose] as const
}

const kept = () => Object.fromEntries(new URLSearchParams((window.top ?? window).location.hash.slice(1)))
