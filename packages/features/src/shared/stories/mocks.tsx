import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { FeatureProvider, type FeatureProviderProps } from '../host/FeatureProvider'
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

/** What a story may set beside its answers, as `parameters.feature`. */
interface FeatureParameters {
  /** Answers in place of the feature's default ones. */
  readonly answers?: readonly Answer[]
  /** Part of the host in place of the default one. */
  readonly host?: Partial<FeatureProviderProps>
  /** Receives every call made, for a story to assert on. */
  readonly calls?: RecordedCall[]
}

/** The parameters of a story in which the service answers so. */
export const answering = (...answers: readonly Answer[]) => ({ feature: { answers } })

/** Shows a story's screen inside a provider that answers at the network's edge. */
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

interface StoryHostProps {
  readonly defaults: readonly Answer[]
  readonly feature: FeatureParameters
  readonly locale: Locale
  readonly theme: 'light' | 'dark'
  readonly children: ReactNode
}

function StoryHost({ defaults, feature: { answers, calls, host }, locale, theme, children }: StoryHostProps) {
  const fetch = useMemo(() => mockFetch([...defaults, ...(answers ?? [])], calls), [defaults, answers, calls])
  const [location, go] = useState(host?.location)
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
      serves={servesAll}
      {...host}
      {...(location && { location })}
    >
      {children}
    </FeatureProvider>
  )
}
