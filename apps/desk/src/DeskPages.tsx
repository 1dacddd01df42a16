import {
  CertificationReview,
  Certifications,
  DeskFrame,
  type DeskTheme,
  deskPaths,
  Staff,
  staffPath,
  Today,
} from '@atrium/features/desk'
import { RealtimeFeature } from '@atrium/features/realtime'
import { SessionGuard, useSessionState } from '@atrium/features/session'
import { type Locale, useHost, usePathname } from '@atrium/features/shared'
import type { ReactNode } from 'react'
import { session } from './deskSession'
import { signInPath } from './signInPaths'
import { fetchInUse, lastUse } from './use'

interface DeskPagesProps {
  readonly theme: DeskTheme
  readonly onThemeChange: (theme: DeskTheme) => void
  readonly onLocaleChange: (locale: Locale) => void
}

/** Everything that needs somebody at the desk. */
export function DeskPages(display: DeskPagesProps) {
  const { navigate } = useHost()
  const pathname = usePathname()
  const isThere = useSessionState(session).state !== 'signedOut'
  return (
    <SessionGuard
      session={session}
      onSignedOut={() => navigate(signInPath(addressHere()), { replace: true })}
      onPersonChanged={() => window.location.reload()}
    >
      {isThere && (
        <>
          <RealtimeFeature tokens={session} fetch={fetchInUse} />
          <DeskFrame
            {...display}
            lastUse={lastUse}
            // The next call finds the session over, and the guard asks for the password.
            onOver={() => void endIdle()}
            onSignOut={() => void session.signOut()}
          >
            {pages[pathname]}
          </DeskFrame>
        </>
      )}
    </SessionGuard>
  )
}

async function endIdle(): Promise<void> {
  await session.renewToken(await session.getToken()).catch(() => {})
}

const addressHere = () => {
  const { pathname, search } = window.location
  return { pathname, search: search.slice(1) }
}

/** By path; the frame shows only those that the person's roles open. */
const pages: Readonly<Record<string, ReactNode>> = {
  [deskPaths.today]: <Today />,
  [deskPaths.certifications]: <Certifications />,
  [deskPaths.certification]: <CertificationReview />,
  [staffPath]: <Staff />,
}
