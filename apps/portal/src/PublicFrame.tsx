import { readTexts } from '@atrium/features/shared'
import { PublicPage } from '@atrium/features/workspace'
import { Button } from '@atrium/ui/button'
import { type ReactNode, Suspense, use } from 'react'
import { DisplayContext } from './DisplayContext'
import { LanguageSwitch } from './LanguageSwitch'
import { portalMessages } from './messages'
import { PageSkeleton } from './PageSkeleton'
import styles from './PublicFrame.module.css'
import { useSignInAndReturn } from './useSignInAndReturn'

interface PublicFrameProps {
  /** Default: a comfortable reading width. */
  readonly width?: 'reading' | 'wide' | 'whole'
  /** Shows a link to the sign-in. Default: no. */
  readonly canSignIn?: boolean
  readonly children: ReactNode
}

/** Frame of pages that everybody may read. */
export default function PublicFrame({ canSignIn = false, children, ...page }: PublicFrameProps) {
  const onSignIn = useSignInAndReturn()
  const { signIn } = readTexts(portalMessages, use(DisplayContext).locale, {})
  return (
    <PublicPage
      corner={
        <div className={styles.corner}>
          <LanguageSwitch />
          {canSignIn && <Button onClick={onSignIn}>{signIn}</Button>}
        </div>
      }
      {...page}
    >
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </PublicPage>
  )
}
