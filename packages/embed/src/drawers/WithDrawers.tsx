import { type DrawerKind, DrawersContext, useHost, useLocation } from '@atrium/features/shared'
import { deferDialog } from '@atrium/ui/overlay'
import { type ReactNode, use } from 'react'

/** Ordinary members see products, but not who has them. */
const kinds: readonly DrawerKind[] = ['member', 'product', 'order']
const none: readonly DrawerKind[] = []

const Drawers = deferDialog(async () => (await import('./Drawers')).Drawers)

interface WithDrawersProps {
  readonly children: ReactNode
}

/**
 * A page whose lists open drawers; their code is loaded when the address first names one. Around another one, the outer
 * drawers open.
 */
export const WithDrawers = ({ children }: WithDrawersProps) =>
  use(DrawersContext).length > 0 ? children : <Outermost>{children}</Outermost>

function Outermost({ children }: WithDrawersProps) {
  const { navigate, companyRole } = useHost()
  const location = useLocation()
  const offered = companyRole === 'member' ? none : kinds
  const isNamed = offered.some((kind) => new URLSearchParams(location.search).has(kind))
  return (
    <DrawersContext value={offered}>
      {children}
      <Drawers open={isNamed} onOpenChange={() => navigate(location.pathname, { replace: true })} />
    </DrawersContext>
  )
}
