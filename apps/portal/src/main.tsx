import '@atrium/ui/styles/inter.css'
import '@atrium/ui/styles/tokens.css'
import './reset.css'
// Sees every move of the page from the first one on.
import './isLedByOthers'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { loadTexts } from './loadTexts'
import { readNonce } from './readNonce'
import { keptLocale } from './useDisplay'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')

function start(element: HTMLElement) {
  createRoot(element).render(
    <StrictMode>
      <App nonce={readNonce()} />
    </StrictMode>,
  )
}

const locale = keptLocale()
// Who reads Chinese waits for nothing.
if (locale === 'zh-CN') start(root)
else void loadTexts(locale).then(() => start(root))
