import { billingErrors } from '@atrium/contracts/billing/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import type { ActionAtom } from '../../shared/request/actionAtom'
import type { RequestAtom } from '../../shared/request/request'
import { asFailure } from '../../shared/wire/Failure'
import { billingMessages } from '../messages'

interface Kept {
  readonly id: string
  readonly version: number
}

interface Save<C> {
  readonly content: C
  readonly of: Kept | undefined
}

/**
 * Saves an entry without overwriting changes from another page: the first attempt is refused, and the current
 * values are shown. Saving again replaces them knowingly, or adds a deleted entry again.
 * @param entry the form's initial entry; undefined: a new one
 */
export function useSaving<T extends Kept, C>(
  kept: RequestAtom<readonly T[]>,
  entry: T | undefined,
  action: ActionAtom<Save<C>, { readonly id: string }>,
) {
  const texts = useTexts(billingMessages)
  const { notify } = useHost()
  const store = useStore()
  const run = useSetAtom(action)
  const request = useAtomValue(kept)
  const [isConflict, setConflict] = useState(false)
  const seen = useRef(entry)
  const stored = request.state === 'ready' ? request.value.find(({ id }) => id === entry?.id) : entry

  return {
    describe: useDescribeFailure({
      [billingErrors.changedMeanwhile]: texts.changedMeanwhile,
      [errorCodes.missing]: texts.gone,
    }),
    /** The obstacle: the stored entry, or `deleted`. */
    conflict: isConflict ? (stored ?? ('deleted' as const)) : undefined,
    /** Returns its id. */
    async save(content: C): Promise<string> {
      if (isConflict) seen.current = stored
      const { current } = seen
      try {
        const { id } = await run({ content, of: current && { id: current.id, version: current.version } })
        notify({ tone: 'success', message: texts.saved })
        return id
      } catch (thrown) {
        const { code } = asFailure(thrown)
        const isLate = code === billingErrors.changedMeanwhile || code === errorCodes.missing
        if (isLate) await untilFresh(store, kept)
        setConflict(isLate)
        throw thrown
      }
    },
  }
}

/** The stored entry was requested when the save failed. */
const untilFresh = (store: ReturnType<typeof useStore>, kept: RequestAtom<unknown>) =>
  new Promise<void>((resolve) => {
    const end = store.sub(kept, look)
    look()
    function look() {
      const request = store.get(kept)
      if (request.state === 'ready' && request.stale) return
      end()
      resolve()
    }
  })
