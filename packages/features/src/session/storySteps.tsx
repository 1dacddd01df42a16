import { useState } from 'react'
import { fn } from 'storybook/test'
import type { answer, RecordedCall } from '../shared/stories/mocks'
import { mockSession } from './mocks'
import { SessionFeature } from './SessionFeature'

/** The session's screens, for somebody who isn't signed in. */
export function SignedOutPage() {
  const [session] = useState(() => mockSession('signedOut'))
  return <SessionFeature session={session} extent="window" />
}

/** Where stories of a way in begin, what the service answers there, and what was asked of it and of the host. */
export function atEntry(pathname: string, search: string) {
  const navigate = fn()
  const calls: RecordedCall[] = []
  return {
    navigate,
    calls,
    answers: (...given: readonly ReturnType<typeof answer>[]) => ({
      feature: { answers: given, calls, host: { navigate, location: { pathname, search } } },
    }),
    forget() {
      navigate.mockClear()
      calls.splice(0)
    },
  }
}
