import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { FeatureProvider, type FeatureProviderProps } from '../host/FeatureProvider'
import type { Store } from '../host/host'
import type { Locale } from '../texts/messages'
import { type Answer, mockFetch, type RecordedCall } from './answers'

export {
  type Answer,
  answer,
  answerFirst,
  fail,
  hold,
  mockFetch,
  never,
  type RecordedCall,
  refuse,
} from './answers'

/** Options of a story besides its answers, as `parameters.feature`. */
interface FeatureParameters {
  /** Answers in place of the feature's default ones. */
  readonly answers?: readonly Answer[]
  /** Part of the host in place of the default one. */
  readonly host?: Partial<FeatureProviderProps>
  /** Content of the tab's store each time the story is shown; without it the store keeps nothing. */
  readonly tab?: Readonly<Record<string, string>>
  /** Receives every call made, for assertions. */
  readonly calls?: RecordedCall[]
}

/** Parameters of a story with these answers. */
export const answering = (...answers: readonly Answer[]) => ({ feature: { answers } })

/** Shows a story's screen inside a provider that mocks the network. */
export function withFeature(defaults: readonly Answer[]): Decorator {
  return (Story, { parameters, globals }) => (
    <StoryHost
      defaults={defaults}
      feature={parameters.feature ?? {}}
      locale={(parameters.locale ?? globals.locale) === 'en' ? 'en' : 'zh-CN'}
      theme={(parameters.theme ?? globals.theme) === 'dark' ? 'dark' : 'light'}
    >
      <Story />
    </StoryHost>
  )
}

const servesAll = () => true

function tabOf(tab: Readonly<Record<string, string>>): Store {
  const kept = new Map(Object.entries(tab))
  return { read: (key) => kept.get(key), write: (key, value) => void kept.set(key, value) }
}

interface StoryHostProps {
  readonly defaults: readonly Answer[]
  readonly feature: FeatureParameters
  readonly locale: Locale
  readonly theme: 'light' | 'dark'
  readonly children: ReactNode
}

/** Stories have addresses like the portal, though most of them keep their location in memory. */
const asIs = (to: string) => to

function StoryHost({
  defaults,
  feature: { answers, calls, host, tab },
  locale,
  theme,
  children,
}: StoryHostProps) {
  const fetch = useMemo(() => mockFetch([...defaults, ...(answers ?? [])], calls), [defaults, answers, calls])
  const [location, go] = useState(host?.location)
  const [tabStore] = useState(() => tab && tabOf(tab))
  const navigate = useCallback((to: string) => {
    const [pathname = '', search = ''] = to.split('?')
    go({ pathname, search })
  }, [])
  return (
    <FeatureProvider
      fetch={fetch}
      baseUrl="http://service.invalid"
      companyId="company-1"
      companyRole="superAdministrator"
      timeZone="Asia/Shanghai"
      locale={locale}
      theme={theme}
      navigate={navigate}
      href={asIs}
      serves={servesAll}
      {...(tabStore && { tabStore })}
      {...host}
      {...(location && { location })}
    >
      {children}
    </FeatureProvider>
  )
}
