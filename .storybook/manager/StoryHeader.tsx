/** @jsxRuntime classic */
// Storybook compiles its manager for the classic runtime, which needs the name React.
import * as React from 'react'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { loadReview, type ReviewData, screenOf, storiesOf } from '../review/reviewData'
import { SignOffControls } from './SignOffControls'
import { StateLinks } from './StateLinks'
import { StoryFacts } from './StoryFacts'

interface StoryHeaderProps {
  readonly storyId: string
}

/** Above each story and documentation page: what it shows, where it comes from, its other states, and the sign-off. */
export function StoryHeader({ children }: PropsWithChildren<StoryHeaderProps>) {
  const data = useReview()
  const { storyId, viewMode } = useStorybookState()
  const api = useStorybookApi()
  const entry = data?.entries[storyId]
  const screen = data && screenOf(data, storyId)
  return (
    <Whole>
      {data && entry && /^(?:Features|Journeys|UI)\//.test(entry.title) && (
        <Header aria-label="审阅 Review">
          <Row>
            <Name>
              {screen ? `${screen.chinese} ${screen.english}` : entry.title.split('/').at(-1)}
              {viewMode === 'story' && <State>{entry.name}</State>}
            </Name>
            <StateLinks
              data={data}
              stories={storiesOf(data, entry.title)}
              current={storyId}
              onSelect={(id) => api.selectStory(id)}
            />
            {viewMode === 'story' && <SignOffControls key={storyId} data={data} id={storyId} />}
          </Row>
          <StoryFacts data={data} entry={entry} screen={screen} />
        </Header>
      )}
      <Canvas>{children}</Canvas>
    </Whole>
  )
}

/** Undefined until it is loaded; without it, stories are shown as usual. */
function useReview(): ReviewData | undefined {
  const [data, setData] = useState<ReviewData>()
  useEffect(() => {
    loadReview().then(setData, () => {})
  }, [])
  return data
}

const Whole = styled.div({ display: 'flex', flexDirection: 'column', width: '100%', height: '100%' })

// Hides the skip link above it.
const Canvas = styled.div({ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden' })

const Header = styled.section(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '6px 12px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  background: theme.barBg,
  color: theme.color.defaultText,
  fontSize: 12,
}))

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })

const Name = styled.strong({ fontSize: 13 })

const State = styled.span(({ theme }) => ({ marginInlineStart: 8, color: theme.color.secondary }))
