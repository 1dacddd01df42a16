/** @jsxRuntime classic */
// Storybook compiles its manager for the classic runtime, which needs the name React.
import * as React from 'react'
import { useState } from 'react'
import { styled } from 'storybook/theming'
import { type ReviewData, versionOf } from '../review/reviewData'
import { signOffOne, useSignOffs } from '../review/signOffStore'
import { verdictOf } from '../review/signOffs'

interface SignOffControlsProps {
  readonly data: ReviewData
  readonly id: string
}

/** Approves a state or comments on it. The comment is kept while it is typed. */
export function SignOffControls({ data, id }: SignOffControlsProps) {
  const own = useSignOffs()[id]
  const [comment, setComment] = useState(own?.comment ?? '')
  const version = versionOf(data, id)
  const verdict = verdictOf(own, version)
  const say = (approved: boolean, said: string) =>
    signOffOne(id, {
      approved,
      comment: said,
      at: new Date().toISOString(),
      commit: data.facts.built?.commit ?? '',
      // A comment on an old approval doesn't renew it.
      version: approved && verdict === 'changed' && own && said !== own.comment ? own.version : version,
    })
  return (
    <Group>
      {verdict === 'changed' && own && <Changed>通过后有变化 Changed since {own.at.slice(0, 10)}</Changed>}
      <button
        type="button"
        aria-pressed={verdict === 'approved'}
        onClick={() => say(verdict !== 'approved', comment)}
      >
        {verdict === 'approved' ? '✓ 已通过 Approved' : '通过 Approve'}
      </button>
      <input
        aria-label="意见 Comment"
        placeholder="意见 Comment"
        value={comment}
        onChange={({ target: { value } }) => {
          setComment(value)
          say(own?.approved ?? false, value)
        }}
      />
    </Group>
  )
}

const Group = styled.div(({ theme }) => ({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  minWidth: 260,
  'button, input': {
    height: 26,
    padding: '0 10px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    background: theme.input.background,
    color: theme.input.color,
    font: 'inherit',
  },
  button: { flexShrink: 0, cursor: 'pointer' },
  'button[aria-pressed="true"]': { borderColor: theme.color.positive, color: theme.color.positiveText },
  input: { flex: 1, maxWidth: 320, minWidth: 80 },
}))

const Changed = styled.span(({ theme }) => ({ color: theme.color.warningText, fontWeight: 700 }))
