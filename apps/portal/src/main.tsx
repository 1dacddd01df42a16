import '@atrium/ui/styles/inter.css'
import '@atrium/ui/styles/tokens.css'
import './reset.css'
// These see every move of the page from the first one on, and before anything else.
import './isLedByOthers'
import './leaving/firstLook'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { browserVisit } from './browserVisit'
import { loadTexts } from './loadTexts'
import { preloadPage } from './Pages'
import { readNonce } from './readNonce'
import { firstLocale } from './useDisplay'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')

// What is fetched already is drawn at once, rather than after what stands in for it.
void Promise.all([
  loadTexts(firstLocale()),
  preloadPage(location.pathname, browserVisit.session.getState().state !== 'signedOut'),
]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App nonce={readNonce()} />
    </StrictMode>,
  ),
)
