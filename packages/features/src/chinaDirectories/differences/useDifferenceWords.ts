import type { StatusBadgeProps } from '@atrium/ui/status-badge'
import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import type { Difference, Note } from '../api'
import { differencesMessages } from './messages'

type Look = Pick<StatusBadgeProps, 'tone' | 'quiet'> & { readonly words: string }

/** Whether the service is at work on it. */
export const isMoving = ({ state }: Pick<Difference, 'state'>): boolean =>
  state === 'reading' || state === 'applying'

/** States, totals and notes of differences in words. */
export function useDifferenceWords() {
  const texts = useTexts(differencesMessages)
  return useMemo(
    () => ({
      look({ state, needs, failed, skipped }: Difference): Look {
        switch (state) {
          case 'reading':
          case 'applying':
            return { tone: 'accent', quiet: true, words: texts[state] }
          case 'failed':
            return { tone: 'danger', words: texts.failed }
          case 'ready':
            return needs === null
              ? { tone: 'accent', quiet: true, words: texts.aboutToApply }
              : { tone: 'warning', words: texts.ready }
          case 'applied':
            return failed + skipped > 0
              ? { tone: 'warning', words: texts.partly }
              : { tone: 'success', words: texts.applied }
          case 'unchanged':
            return { tone: 'success', words: texts.unchanged }
          default:
            return { tone: 'idle', words: texts[state] }
        }
      },
      /** The totals in one line: "12 new · 5 changed · 3 leaving". */
      totals({ joining, changing, leaving, departmentChanges }: Difference): string {
        const parts = [
          joining > 0 && texts.joining(joining),
          changing > 0 && texts.changing(changing),
          leaving > 0 && texts.leaving(leaving),
          departmentChanges > 0 && texts.departmentChanges(departmentChanges),
        ].filter(Boolean)
        return parts.length > 0 ? parts.join(' · ') : texts.nothingChanges
      },
      startedBy({ startedBy, trigger }: Pick<Difference, 'startedBy' | 'trigger'>): string {
        return startedBy || (trigger === 'callback' ? texts.byCallback : texts.bySchedule)
      },
      note(note: Note): string {
        if (note === 'undecided') return texts.noteUndecided
        return note === 'broken' ? texts.noteBroken : texts[note]
      },
    }),
    [texts],
  )
}
