import { type DrawerKind, DrawersContext, useHost, useLocation } from '@atrium/features/shared'
import { deferDialog } from '@atrium/ui/overlay'
import { type ReactNode, use, useMemo } from 'react'

/** What a drawer calls first. Ordinary members see products, but not who has them. */
const kinds = [
  { kind: 'member', scope: 'members:read' },
  { kind: 'product', scope: 'authorisation:read' },
  { kind: 'order', scope: 'orders:read' },
] as const satisfies readonly { readonly kind: DrawerKind; readonly scope: string }[]

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
  const { navigate, companyRole, covers } = useHost()
  const location = useLocation()
  const offered = useMemo(
    (): readonly DrawerKind[] =>
      companyRole === 'member' ? [] : kinds.filter(({ scope }) => covers(scope)).map(({ kind }) => kind),
    [companyRole, covers],
  )
  const isNamed = offered.some((kind) => new URLSearchParams(location.search).has(kind))
  return (
    <DrawersContext value={offered}>
      {children}
      <Drawers open={isNamed} onOpenChange={() => navigate(location.pathname, { replace: true })} />
    </DrawersContext>
  )
}
