import { type DrawerKind, DrawersContext, useHost } from '@atrium/features/shared'
import { deferDialog } from '@atrium/ui/overlay'
import type { ReactNode } from 'react'

const kinds: readonly DrawerKind[] = ['member']

const Drawers = deferDialog(async () => (await import('./Drawers')).Drawers)

/** A page whose lists open drawers; their code is fetched when the address first names something for them. */
export function WithDrawers({ children }: { readonly children: ReactNode }) {
  const { location, navigate } = useHost()
  const isNamed = kinds.some((kind) => new URLSearchParams(location.search).has(kind))
  return (
    <DrawersContext value={kinds}>
      {children}
      <Drawers open={isNamed} onOpenChange={() => navigate(location.pathname, { replace: true })} />
    </DrawersContext>
  )
}
