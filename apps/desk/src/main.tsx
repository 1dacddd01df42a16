import '@atrium/ui/styles/inter.css'
import '@atrium/ui/styles/tokens.css'
import './page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { firstLocale, loadTexts } from './display'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')

void loadTexts(firstLocale()).then(() => {
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
