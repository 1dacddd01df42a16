import { ThemeRoot } from '@atrium/ui/theme-root'
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Source,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Fragment, type ReactNode, use } from 'react'
import { AccessibilityTable, factsOf } from './AccessibilityTable'
import styles from './ComponentPage.module.css'
import { filesOf } from './componentFiles'
import { GuidanceList } from './GuidanceList'

/**
 * The documentation of a component: an example to copy, advice, props with controls, accessibility, and all
 * stories. A screen has no example: its page shows its stories.
 */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const path = String(preparedMeta.parameters.fileName)
  const files = use(filesOf(path))
  const context = use(DocsContext)
  if (!files) return <ScreenPage />
  const { Example, source, guidance } = files
  const stories = context.componentStoriesFromCSFFile(csfFile).filter(({ name }) => name !== 'Example')
  // The first state of a list is its loading.
  const primary = stories.find(({ name }) => name === 'Ready') ?? stories[0]
  if (!primary) return <ScreenPage />
  const theme = context.getStoryContext(primary).globals.theme === 'dark' ? 'dark' : 'light'
  const [folder = ''] = path.split('/').slice(-2)
  const hasFacts = factsOf(folder).length > 0

  const stage = (children: ReactNode) => (
    <Unstyled>
      <ThemeRoot theme={theme} lang="en" className={styles.stage}>
        {children}
      </ThemeRoot>
    </Unstyled>
  )
  return (
    <div data-theme={theme}>
      <Title />
      <Description of="meta" />
      <Heading>Example</Heading>
      <div className={styles.example}>
        {stage(<Example />)}
        <Source code={source.trim()} language="tsx" dark={theme === 'dark'} />
      </div>
      {guidance.length > 0 && (
        <>
          <Heading>Do and don’t</Heading>
          <GuidanceList guidance={guidance} stage={stage} />
        </>
      )}
      <Heading>Props</Heading>
      <Canvas of={primary.moduleExport} sourceState="none" />
      <div className={styles.scroll}>
        <Controls of={primary.moduleExport} />
      </div>
      {hasFacts && (
        <>
          <Heading>Accessibility</Heading>
          <AccessibilityTable folder={folder} />
        </>
      )}
      <Heading>Stories</Heading>
      {stories
        .filter((story) => story !== primary && story.tags.includes('autodocs'))
        .map(({ id, moduleExport }) => (
          <DocsStory key={id} of={moduleExport} expanded />
        ))}
    </div>
  )
}

function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [names = '', addresses] = (preparedMeta.title.split('/').at(-1) ?? '').split(' · ')
  return (
    <>
      <Title>{names}</Title>
      {addresses && (
        <p>
          {addresses.split(' ').map((address) => (
            <Fragment key={address}>
              <code>/{address}</code>{' '}
            </Fragment>
          ))}
        </p>
      )}
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
