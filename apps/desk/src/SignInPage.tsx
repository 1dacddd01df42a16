import { EntryNotice, frameMessages } from '@atrium/features/desk'
import { SessionFeature } from '@atrium/features/session'
import { FeatureProvider, type Locale, readTexts, useBrowserLocation } from '@atrium/features/shared'
import { Button } from '@atrium/ui/button'
import { Languages } from 'lucide-react'
import { useMemo, useSyncExternalStore } from 'react'
import { entry, session } from './deskSession'
import { base, isEntry } from './signInPaths'

interface SignInPageProps {
  readonly locale: Locale
  readonly onLocaleChange: (locale: Locale) => void
}

/** The sign-in of the account centre, under the desk's path and name, without registration. */
export function SignInPage({ locale, onLocaleChange }: SignInPageProps) {
  const place = useBrowserLocation({ in: 'path', base })
  const entering = useSyncExternalStore(entry.subscribe, entry.get)
  const texts = useMemo(() => ({ 'zh-CN': wordsIn('zh-CN'), en: wordsIn('en') }), [])
  const other = locale === 'en' ? 'zh-CN' : 'en'
  return (
    <FeatureProvider {...place} serves={isEntry} texts={texts}>
      <SessionFeature
        session={session}
        extent="window"
        ways={ways}
        onPersonChanged={() => window.location.reload()}
        notice={entering.state === 'refused' && <EntryNotice failure={entering.failure} accountCentre="" />}
        corner={
          <Button variant="ghost" size="small" icon={<Languages />} onClick={() => onLocaleChange(other)}>
            <span lang={other}>{other === 'en' ? 'English' : '中文'}</span>
          </Button>
        }
      />
    </FeatureProvider>
  )
}

/** A company's or another provider's sign-in opens no session that may enter. */
const ways = ['password', 'code', 'passkey'] as const

const wordsIn = (locale: Locale) => {
  const { desk, promise, signIn } = readTexts(frameMessages, locale, {})
  return { session: { product: desk, promise, signIn } }
}
