/** @jsxRuntime classic */
// Storybook compiles its manager for the classic runtime, which needs the name React.
import * as React from 'react'
import { styled } from 'storybook/theming'
import { type ReviewData, versionOf } from '../review/reviewData'
import { useSignOffs } from '../review/signOffStore'
import { type Verdict, verdictOf } from '../review/signOffs'

interface StateLinksProps {
  readonly data: ReviewData
  readonly stories: readonly { readonly id: string; readonly name: string }[]
  readonly current: string
  readonly onSelect: (id: string) => void
}

/** A screen's states as a list to choose from, with what was said about each. */
export function StateLinks({ data, stories, current, onSelect }: StateLinksProps) {
  const signOffs = useSignOffs()
  const at = stories.findIndex(({ id }) => id === current)
  const marked = stories.map(({ id, name }) => {
    const isFailing = data.walk.stories?.[id]?.status === 'failed'
    const verdict = verdictOf(signOffs[id], versionOf(data, id))
    return { id, label: `${isFailing ? '✗ ' : ''}${verdict ? `${marks[verdict]} ` : ''}${name}` }
  })
  const step = (by: number) => stories[at + by]?.id
  return (
    <Group>
      <Step data={step(-1)} label="上一状态 Previous state" onSelect={onSelect}>
        ‹
      </Step>
      <select
        aria-label="状态 State"
        value={at >= 0 ? current : ''}
        onChange={(event) => onSelect(event.target.value)}
      >
        {at < 0 && <option value="">{stories.length} 个状态 states</option>}
        {marked.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <Step data={step(1)} label="下一状态 Next state" onSelect={onSelect}>
        ›
      </Step>
      {at >= 0 && (
        <span>
          {at + 1} / {stories.length}
        </span>
      )}
    </Group>
  )
}

const marks: Readonly<Record<Verdict, string>> = { approved: '✓', changed: '△', commented: '✎' }

interface StepProps {
  /** The story that it leads to; undefined: none. */
  readonly data: string | undefined
  readonly label: string
  readonly onSelect: (id: string) => void
  readonly children: string
}

function Step({ data, label, onSelect, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={data === undefined}
      onClick={() => data !== undefined && onSelect(data)}
    >
      {children}
    </button>
  )
}

const Group = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  'select, button': {
    height: 26,
    padding: '0 8px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    background: theme.input.background,
    color: theme.input.color,
    font: 'inherit',
    cursor: 'pointer',
  },
  'button:disabled': { opacity: 0.4, cursor: 'default' },
}))
