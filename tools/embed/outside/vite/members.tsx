import '@atrium/embed/styles.css'
import { Atrium } from '@atrium/embed'
import { Members } from '@atrium/embed/members'
import { SignIn } from '@atrium/embed/signIn'
import { createSession, useSessionState, webStorage } from '@atrium/features/session'
import { createRoot } from 'react-dom/client'

const service = import.meta.env.VITE_SERVICE
const session = createSession({ baseUrl: service, storage: webStorage(sessionStorage) })

function Site() {
  const { state } = useSessionState(session)
  return (
    <Atrium service={service} session={session} company="company-yunzhu">
      {state === 'signedOut' ? <SignIn /> : <Members />}
    </Atrium>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Site />)
