import { type FeatureName, registry } from '@atrium/embed/registry'

import { type HostName, hostNames } from './hostNames'

export const mounts = ['react', 'element', 'frame', 'shadow'] as const
export type Mount = (typeof mounts)[number]

/** What the playground shows. The addresses of both pages contain it. */
export interface Choices {
  readonly feature: FeatureName
  readonly mount: Mount
  readonly host: HostName
  /** `none`: the personal space. */
  readonly company: string
  readonly theme: 'light' | 'dark' | 'system'
  readonly locale: 'zh-CN' | 'en'
}

export const options = {
  feature: Object.keys(registry) as FeatureName[],
  mount: mounts,
  host: hostNames,
  company: ['company-yunzhu', 'none'],
  theme: ['light', 'dark', 'system'],
  locale: ['zh-CN', 'en'],
} as const

/** Choices from the part of an address after `#`. Unknown ones are replaced by the first. */
export function readChoices(written: string): Choices {
  const asked = new URLSearchParams(written.replace(/^#/, ''))
  const one = <Value extends string>(name: string, all: readonly Value[], usual = all[0] as Value): Value =>
    all.find((value) => value === asked.get(name)) ?? usual
  return {
    feature: one('feature', options.feature, 'members'),
    mount: one('mount', options.mount),
    host: one('host', options.host),
    company: one('company', options.company),
    theme: one('theme', options.theme),
    locale: one('locale', options.locale),
  }
}

export const writeChoices = (choices: Choices): string => `#${new URLSearchParams({ ...choices })}`
