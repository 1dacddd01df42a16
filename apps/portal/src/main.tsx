import '@atrium/ui/styles/inter.css'
import '@atrium/ui/styles/tokens.css'
import './reset.css'
// Sees every move of the page from the first one on.
import './isLedByOthers'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { readNonce } from './readNonce'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')

createRoot(root).render(
  <StrictMode>
    <App nonce={readNonce()} />
  </StrictMode>,
)
