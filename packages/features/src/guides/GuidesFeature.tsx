import { Guide } from '@atrium/ui/guide'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useTexts } from '../shared/host/useKept'
import { apiAtom, type GuideName } from './api'
import { guideSteps } from './guideSteps'
import { guidesMessages } from './messages'
import { useGuideDue } from './useGuideDue'

export interface GuidesFeatureProps {
  /** The page's guide. */
  readonly guide: GuideName
}

/**
 * The guide of a page: put it next to the page. It appears once per person, a second after the page is ready,
 * and never if the page lacks its anchors.
 */
export function GuidesFeature({ guide }: GuidesFeatureProps) {
  const texts = useTexts(guidesMessages)
  const steps = useMemo(() => guideSteps(guide, texts), [guide, texts])
  const api = useAtomValue(apiAtom)
  const isDue = useGuideDue(guide, steps)
  const [isClosed, setClosed] = useState(false)

  useEffect(() => {
    // Recorded at once, because a person who leaves the page meanwhile has seen it too. If that fails, the
    // guide appears once more, which needs no message.
    if (isDue) api.addRecord({ body: { guide } }).catch(() => {})
  }, [isDue, api, guide])

  return isDue && !isClosed && <Guide steps={steps} labels={texts} onClose={() => setClosed(true)} />
}
