import '@atrium/ui/styles/inter.css'
import '@atrium/ui/styles/tokens.css'
import './reset.css'
// These must see every navigation from the first one on, before any other code.
import './arrival/isLedByOthers'
import './leaving/firstLook'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { arrive } from './arrival/arrive'
import { browserVisit } from './browserVisit'
import { loadTexts } from './loadTexts'
import { preloadPage } from './Pages'
import { firstLocale } from './useDisplay'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')

const isSignedIn = browserVisit.session.getState().state !== 'signedOut'

// The first paint stays until the page and its frame can replace it in one step.
void Promise.all([loadTexts(firstLocale()), preloadPage(arrive(isSignedIn), isSignedIn)]).then(() => {
  root.inert = false
  root.ariaHidden = null
  createRoot(root).render(
    <StrictMode>
      <App nonce={readNonce()} />
    </StrictMode>,
  )
})

/** The nonce of this page's policy. Browsers hide it from selectors, but not from scripts. */
function readNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || undefined
}
