import { type Site, SiteContext, useSite } from '@atrium/embed/site'
import { useWorkspace } from '@atrium/features/workspace'
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { useSignInAndReturn } from './useSignInAndReturn'
import { useVisit } from './useVisit'

interface PortalSiteProps {
  readonly children: ReactNode
}

/** The portal as the site around whole features. */
export function PortalSite({ children }: PortalSiteProps) {
  const { session, leaveFor } = useVisit()
  const signInAndReturn = useSignInAndReturn()
  const latest = useRef(signInAndReturn)
  useLayoutEffect(() => {
    latest.current = signInAndReturn
  }, [signInAndReturn])
  const site = useMemo(
    (): Site => ({
      session,
      leaveFor,
      signIn: () => latest.current(),
      // Only pages inside the workspace know companies.
      enterCompany: async () => false,
      leaveCompany() {},
      pendingAt: () => 0,
    }),
    [session, leaveFor],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}

/** The same inside the workspace, which knows the person's companies and menu. */
export function WorkspaceSite({ children }: PortalSiteProps) {
  const outer = useSite()
  const { enterCompany, leaveCompany, pendingAt } = useWorkspace()
  const site = useMemo(
    () => ({ ...outer, enterCompany, leaveCompany, pendingAt }),
    [outer, enterCompany, leaveCompany, pendingAt],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}
