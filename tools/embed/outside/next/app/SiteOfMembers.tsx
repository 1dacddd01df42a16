'use client'
import { Atrium } from '@atrium/embed'
import { Members } from '@atrium/embed/members'
import { SignIn } from '@atrium/embed/signIn'
import { createSession, useSessionState, webStorage } from '@atrium/features/session'

const service = process.env.NEXT_PUBLIC_SERVICE ?? ''
const session = createSession({ baseUrl: service, storage: webStorage(globalThis.sessionStorage) })

export function SiteOfMembers() {
  const { state } = useSessionState(session)
  return (
    <Atrium service={service} session={session} company="company-yunzhu">
      {state === 'signedOut' ? <SignIn /> : <Members />}
    </Atrium>
  )
}
