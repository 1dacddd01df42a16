import { text } from 'node:stream/consumers'
import { pagePaths } from '@atrium/contracts/paths'
import { createSession, webStorage } from '@atrium/features/session'
import { FeatureProvider } from '@atrium/features/shared'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it } from 'vitest'
import { VisitContext } from '../../useVisit'
import PasswordPage from './PasswordPage'

const session = createSession({ storage: webStorage(undefined) })
const visit = { session, toSignIn() {}, leaveFor() {} }

it.each([
  [pagePaths.personalPassword, true],
  [pagePaths.companyPassword, true],
  [pagePaths.ownMessages, false],
])('shows the change of a password at %s: %s', async (pathname, isShown) => {
  const { prelude } = await prerenderToNodeStream(
    <FeatureProvider location={{ pathname, search: '' }} tokens={session}>
      <VisitContext value={visit}>
        <PasswordPage />
      </VisitContext>
    </FeatureProvider>,
  )
  // Outside of a browser, features are placeholders.
  expect((await text(prelude)).includes('data-slot="skeleton"')).toBe(isShown)
})
