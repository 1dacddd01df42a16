import '@atrium/embed/styles.css'
import { Atrium } from '@atrium/embed'
import { type FeatureName, registry } from '@atrium/embed/registry'
import { SignIn } from '@atrium/embed/signIn'
import { createSession, useSessionState, webStorage } from '@atrium/features/session'
import { type ComponentType, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { oddHosts } from './oddHosts'

const asked = new URLSearchParams(window.location.search)
const host = asked.get('host') ?? 'bare'
const company = asked.get('company')
const session = createSession({ baseUrl: window.location.origin, storage: webStorage(sessionStorage) })
const name = (asked.get('feature') ?? 'members') as FeatureName
const Feature = lazy(async () => ({ default: (await registry[name].load()) as ComponentType }))

await addStyles()
document.body.innerHTML = `
  <header><h1>Our site</h1><p>Words with a <a href="#">link</a>. <label>Name <input value="value"></label> <button>Press</button></p></header>
  <div id="feature"></div>`

function Site() {
  const { state } = useSessionState(session)
  const isForVisitors = registry[name].owner === 'anybody'
  const theme = asked.get('theme') as 'light' | 'dark' | 'system'
  return (
    <Atrium
      service={window.location.origin}
      session={session}
      appearance={{ theme }}
      locale={asked.get('locale') === 'en' ? 'en' : 'zh-CN'}
      {...(company && company !== 'none' && { company })}
      {...(host === 'right to left' && { dir: 'rtl' })}
    >
      {state === 'signedOut' && !isForVisitors ? (
        <SignIn />
      ) : (
        <Suspense>
          <Feature />
        </Suspense>
      )}
    </Atrium>
  )
}

const place = document.getElementById('feature')
if (place) createRoot(place).render(<Site />)

async function addStyles(): Promise<void> {
  const own = oddHosts[host]
  const isSheet = host !== 'bare' && own === undefined
  const sheet = isSheet ? await (await fetch(`/hosts/${encodeURIComponent(host)}.css`)).text() : own
  if (sheet === undefined) return
  const style = document.createElement('style')
  style.textContent = sheet
  document.head.append(style)
}
