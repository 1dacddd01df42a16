import { useAtomValue } from 'jotai'
import { useHost, useTexts } from '../shared/host/useHost'
import { useTitle } from '../shared/host/useTitle'
import { provenMobileAtom } from './entry/atoms'
import { entryMessages } from './entryMessages'
import { sessionMessages } from './messages'
import { EntryFrame, type EntryProps } from './parts/EntryFrame'
import { EntryLink } from './parts/EntryLink'
import { useEntryPath } from './parts/useEntryPath'
import { Registration } from './Registration'
import { sessionRoutes } from './routes'
import { useSession } from './SessionContext'
import styles from './SignIn.module.css'

/** `/register`: opens a personal account, and goes on to where one wanted to. */
export default function Register(props: EntryProps) {
  const texts = useTexts(entryMessages)
  const { signIn } = useTexts(sessionMessages)
  useTitle(texts.createAccount)
  const { navigate } = useHost()
  const pathOf = useEntryPath()
  const proven = useAtomValue(provenMobileAtom)
  return (
    <EntryFrame {...props} isLong>
      <div className={styles.entry}>
        <header>
          <h1 className={styles.title}>{texts.createAccount}</h1>
          <p className={styles.text}>{texts.createAccountText}</p>
        </header>
        <Registration
          session={useSession()}
          name=""
          proven={proven}
          submitLabel={texts.registerAndEnter}
          onRegistered={nothingMore}
          onSignIn={() => navigate(pathOf(sessionRoutes.signIn))}
        />
        <p className={styles.others}>
          <span>{texts.haveAccount}</span> <EntryLink to={sessionRoutes.signIn}>{signIn}</EntryLink>
        </p>
      </div>
    </EntryFrame>
  )
}

/** Being signed in leads on. */
function nothingMore(): void {}
