import { profileErrors } from '@atrium/contracts/profile/contract'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../shared/host/useKept'
import { asFailure, Failure } from '../shared/wire/Failure'
import { type ProfileChange, saveProfileAction } from './actions'
import { profileAtom } from './atoms'
import { profileMessages } from './messages'

/**
 * Saves a profile and reports it. Changes from another page are not overwritten: the first attempt is refused,
 * and from then on the form is based on the stored values, which the person has seen.
 */
export function useSaving() {
  const texts = useTexts(profileMessages)
  const { notify } = useHost()
  const run = useSetAtom(saveProfileAction)
  const store = useStore()
  const [isConflict, setConflict] = useState(false)
  const describe = useDescribeFailure({
    [profileErrors.notSaved]: texts.notSaved,
    [profileErrors.changedMeanwhile]: texts.changedMeanwhile,
  })
  return {
    describe,
    /** Another page saved first: saving again replaces its values. */
    isConflict,
    forget: () => setConflict(false),
    async save(change: ProfileChange): Promise<void> {
      try {
        if ((await run(change)) !== 1) throw new Failure('refused', '', profileErrors.notSaved)
      } catch (thrown) {
        const isLate = asFailure(thrown).code === profileErrors.changedMeanwhile
        if (isLate) await untilFresh(store)
        setConflict(isLate)
        throw thrown
      }
      setConflict(false)
      notify({ tone: 'success', message: texts.saved })
    },
  }
}

/**
 * The stored values were requested when the save failed. Saving before they arrive would be refused like the
 * first time.
 */
const untilFresh = (store: ReturnType<typeof useStore>) =>
  new Promise<void>((resolve) => {
    const end = store.sub(profileAtom, look)
    look()
    function look() {
      const profile = store.get(profileAtom)
      if (profile.state === 'ready' && profile.stale) return
      end()
      resolve()
    }
  })
