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

/**
 * The start address of stories about signing in, the answers of the service, and the recorded calls to it and
 * the host.
 */
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
