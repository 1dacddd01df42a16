import { text } from 'node:stream/consumers'
import { pagePaths } from '@atrium/contracts/paths'
import { createSession, webStorage } from '@atrium/features/session'
import { FeatureProvider, StaticMarkup } from '@atrium/features/shared'
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
])('shows the right password form at %s: %s', async (pathname, isShown) => {
  const { prelude } = await prerenderToNodeStream(
    <FeatureProvider location={{ pathname, search: '' }} tokens={session}>
      <VisitContext value={visit}>
        <StaticMarkup>
          <PasswordPage />
        </StaticMarkup>
      </VisitContext>
    </FeatureProvider>,
  )
  expect((await text(prelude)).includes('<form')).toBe(isShown)
})
