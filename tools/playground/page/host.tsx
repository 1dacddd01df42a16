import { createSession, webStorage } from '@atrium/features/session'
import { readChoices } from './choices'
import { showFeature } from './showFeature'

/** A page of another site, as the program of the playground writes it. */
interface HostPage {
  readonly name: string
  /** Address of its style sheet. */
  readonly sheet?: string
  readonly dir?: 'rtl'
}

interface Settings {
  /** The address of the account service itself. This site passes its API on, but frames come from it. */
  readonly service: string
}

const choices = readChoices(window.location.hash)
const read = async (path: string) => (await fetch(path)).json()
const [hosts, { service }]: [readonly HostPage[], Settings] = await Promise.all([
  read('/hosts/hosts.json'),
  read('/settings.json'),
])
const host = hosts.find(({ name }) => name === choices.host)
if (host?.dir) document.documentElement.dir = host.dir
if (host?.sheet) {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = host.sheet
  await new Promise((resolve) => {
    sheet.onload = resolve
    document.head.append(sheet)
  })
}
const session = createSession({ baseUrl: window.location.origin, storage: webStorage(sessionStorage) })
showFeature({ ...choices, dir: host?.dir, session, frames: service, service: window.location.origin })
