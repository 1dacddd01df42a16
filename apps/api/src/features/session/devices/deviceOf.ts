import Bowser from 'bowser'

/** A browser or product and what it runs on, by name; empty where what it calls itself says nothing known. */
export interface Device {
  readonly browser: string
  readonly system: string
}

/** What somebody's browser or product is, as people call it. Anybody can call themselves anything. */
export function deviceOf(agent: string): Device {
  if (agent === '') return { browser: '', system: '' }
  const { browser, os } = Bowser.parse(agent)
  const [release = ''] = browser.version?.split('.') ?? []
  return { browser: [browser.name, release].filter(Boolean).join(' '), system: os.name ?? '' }
}
