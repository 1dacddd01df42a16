import { ownTermLength, termLength } from '@atrium/contracts/search/contract'
import { withoutInvisible } from '@atrium/contracts/wire/contract'
import { CommandPalette } from '@atrium/ui/command-palette'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { askedAtom, foundAtom, nothing } from '../atoms'
import { searchMessages } from '../messages'
import type { SearchPlace } from '../SearchPlace'
import { useResults } from './useResults'

interface SearchPaletteProps extends SearchPlace {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** In milliseconds: a pause in typing before a request. */
const pause = 150

/** Finds things by the typed text, and opens them. */
export function SearchPalette({ open, onOpenChange, companyId, pages, follow }: SearchPaletteProps) {
  const texts = useTexts(searchMessages)
  const { navigate, serves } = useHost()
  const [text, setText] = useState('')
  const term = withoutInvisible(text).trim()
  const isOwn = companyId === undefined
  const ask = useSetAtom(askedAtom)
  const [request, askAgain] = useAtom(foundAtom)

  useEffect(() => {
    const timer = setTimeout(() => ask({ companyId, term }), term === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [ask, companyId, term])

  const answer = request.state === 'ready' ? request.value : undefined
  const isWaiting =
    request.state !== 'failed' && (answer?.term !== term || (request.state === 'ready' && request.stale))
  const found = term === '' ? undefined : answer?.found
  const groups = useResults(found ?? nothing, term, { companyId, pages })
  const isEmpty = groups.every(({ items }) => items.length === 0)
  const close = () => onOpenChange(false)

  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      value={text}
      onValueChange={setText}
      groups={groups}
      onPick={({ to }) => {
        close()
        if (follow && !serves(to)) follow(to)
        else navigate(to)
      }}
      busy={term !== '' && isWaiting}
      maxLength={isOwn ? ownTermLength : termLength}
      labels={{
        ...texts,
        list: texts.found,
        ...(isOwn && { field: texts.ownField, placeholder: texts.ownPlaceholder }),
      }}
    >
      {request.state === 'failed' && term !== '' && (
        <RequestFailure failure={request.failure} title={texts.failed} onRetry={askAgain} />
      )}
      {request.state === 'ready' && term !== '' && !isWaiting && isEmpty && (
        <EmptyState
          title={texts.noMatch(term)}
          description={isOwn ? texts.ownNoMatchHint : texts.noMatchHint}
        />
      )}
    </CommandPalette>
  )
}
