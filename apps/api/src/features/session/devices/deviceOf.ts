import Bowser from 'bowser'

/** Names of the browser or product and its operating system; empty when the user agent isn't recognised. */
export interface Device {
  readonly browser: string
  readonly system: string
}

/** Derives a readable device name from a user agent. Clients can claim anything, so never trust it. */
export function deviceOf(agent: string): Device {
  if (agent === '') return { browser: '', system: '' }
  const { browser, os } = Bowser.parse(agent)
  const [release = ''] = browser.version?.split('.') ?? []
  return { browser: [browser.name, release].filter(Boolean).join(' '), system: os.name ?? '' }
}
