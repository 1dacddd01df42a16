/** @jsxRuntime classic */
// Storybook compiles its manager for the classic runtime, which needs the name React.
import * as React from 'react'
import { useState } from 'react'
import { DOCS_RENDERED, STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events'
import { useChannel } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { PageFacts, ScreenFacts } from '../facts/ReviewFacts'
import type { ReviewData } from '../review/reviewData'

interface StoryFactsProps {
  readonly data: ReviewData
  readonly entry: { readonly id: string; readonly importPath: string }
  readonly screen: ScreenFacts | undefined
}

/** Where a story's screen is in the portal, in the repository and in the specification. */
export function StoryFacts({ data: { facts }, entry, screen }: StoryFactsProps) {
  const stories = entry.importPath.replace(/^\.\//, '')
  const pages = facts.pages.filter(({ name }) => screen?.pages.includes(name))
  const sections = [...new Set(pages.map(({ section }) => section))].filter(
    (section) => section !== undefined,
  )
  const changed = screen?.changed ?? facts.changes[stories]
  const name = useShownName()
  return (
    <Line>
      {pages.length > 0 && (
        <span>
          页面 Page{' '}
          {pages.map((page) => (
            <PageLink key={page.name} page={page} portal={facts.portal} />
          ))}
        </span>
      )}
      {screen && screen.partOf.length > 0 && (
        <span title={screen.partOf.map(nameIn).join('\n')}>
          所属 Part of {screen.partOf.slice(0, 2).map(nameIn).join('、')}
          {screen.partOf.length > 2 && ` +${screen.partOf.length - 2}`}
        </span>
      )}
      {sections.length > 0 && <span>规格 Specification: {sections.join('; ')}</span>}
      <span>
        源码 Source <Source file={screen?.file ?? stories} base={facts.source} />
      </span>
      {screen?.contracts.map((file) => (
        <span key={file}>
          契约 Contract <Source file={file} base={facts.source} />
        </span>
      ))}
      {changed && (
        <span title={changed.subject}>
          变更 Changed {changed.date} ({changed.commit})
        </span>
      )}
      {name !== '' && <span>无障碍名称 Accessible name “{name}”</span>}
    </Line>
  )
}

/** The names of a screen in its title, without its place and addresses. */
const nameIn = (title: string) => title.split('/').at(-1)?.split(' · ')[0] ?? title

function PageLink({
  page: { path, aliases },
  portal,
}: {
  readonly page: PageFacts
  readonly portal: string
}) {
  if (!path.startsWith('/')) return <code>{path}</code>
  return (
    <a
      href={`${portal}${path}`}
      target="_blank"
      rel="noreferrer"
      title={[`${portal}${path}`, ...aliases].join('\n')}
    >
      {path}
    </a>
  )
}

/** A link to a file, or its path to copy. */
function Source({ file, base }: { readonly file: string; readonly base: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const short = file.split('/').slice(-2).join('/')
  if (base !== '')
    return (
      <a href={`${base}${file}`} target="_blank" rel="noreferrer" title={file}>
        {short}
      </a>
    )
  return (
    <button
      type="button"
      title={`${file}\n点击复制 Click to copy`}
      onClick={() => navigator.clipboard.writeText(file).then(() => setIsCopied(true))}
      onBlur={() => setIsCopied(false)}
    >
      {isCopied ? '已复制 Copied' : short}
    </button>
  )
}

/** The accessible name of the dialog on the canvas, or else of its main area or first heading. */
function useShownName(): string {
  const [name, setName] = useState('')
  const look = () => setName(nameOfCanvas())
  useChannel({ [STORY_RENDERED]: look, [STORY_FINISHED]: look, [DOCS_RENDERED]: () => setName('') })
  return name
}

function nameOfCanvas(): string {
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')
  const page = frame?.contentDocument
  const shown = page?.querySelector(named)
  const [label, labelledBy] = ['aria-label', 'aria-labelledby'].map((name) => shown?.getAttribute(name))
  const text = labelledBy ? page?.getElementById(labelledBy)?.textContent : (label ?? shown?.textContent)
  return text?.trim() ?? ''
}

/** Storybook's own messages are outside of its root. */
const named = [
  ...['[role="dialog"]', '[role="alertdialog"]'],
  ...['main[aria-label]', 'h1', 'h2', 'h3'].map((part) => `#storybook-root ${part}`),
].join()

const Line = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  color: theme.textMutedColor,
  fontSize: 11,
  'a, button': {
    marginInlineEnd: 4,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.color.secondary,
    font: 'inherit',
    cursor: 'pointer',
  },
}))
