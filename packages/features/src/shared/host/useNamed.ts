import type { createStore } from 'jotai'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { type GivenHost, type Location, shownPathsAtom } from './host'
import { inNamedQuery, namedQuery, othersQuery } from './namedQuery'

type Atoms = ReturnType<typeof createStore>

/** The host and location for the features of a named provider: they know only their own keys. */
export function useNamed(name: string | undefined, given: GivenHost, onPage: Location, atoms: Atoms) {
  const { pathname, search } = onPage
  const others = name === undefined ? '' : othersQuery(search, name)
  // Another feature may have changed the address since the last time this was rendered.
  const latest = useRef({ pathname, others })
  useLayoutEffect(() => {
    latest.current = { pathname, others }
  }, [pathname, others])
  const location = useMemo(
    () => (name === undefined ? { pathname, search } : { pathname, search: namedQuery(search, name) }),
    [name, pathname, search],
  )
  const host = useMemo((): GivenHost => {
    if (name === undefined) return given
    function onThisPage(to: string, at: { readonly pathname: string; readonly others: string }) {
      const path = to.replace(/[?#].*/, '')
      // Another page has no features with these names.
      const stays = path === at.pathname || atoms.get(shownPathsAtom).has(path)
      return stays ? inNamedQuery(to, name ?? '', at.others) : to
    }
    return {
      ...given,
      navigate: (to, options) => given.navigate(onThisPage(to, latest.current), options),
      href: (to) => given.href(onThisPage(to, { pathname, others })),
    }
  }, [name, given, pathname, others, atoms])
  return { host, location }
}
