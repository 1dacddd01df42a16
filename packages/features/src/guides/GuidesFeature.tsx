import { Guide } from '@atrium/ui/guide'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useTexts } from '../shared/host/useKept'
import { apiAtom, type GuideName } from './api'
import { guideSteps } from './guideSteps'
import { guidesMessages } from './messages'
import { useGuideDue } from './useGuideDue'

export interface GuidesFeatureProps {
  /** Which guide belongs to the page. */
  readonly guide: GuideName
}

/**
 * The guide of a page: put it beside the page. It shows itself once to each person, a second after the page is
 * there, and never where the page lacks what it points at.
 */
export function GuidesFeature({ guide }: GuidesFeatureProps) {
  const texts = useTexts(guidesMessages)
  const steps = useMemo(() => guideSteps(guide, texts), [guide, texts])
  const api = useAtomValue(apiAtom)
  const isDue = useGuideDue(guide, steps)
  const [isClosed, setClosed] = useState(false)

  useEffect(() => {
    // At once, since who leaves the page meanwhile has seen it as well. Not remembered is shown once more: nothing
    // that a person should hear of.
    if (isDue) api.addRecord({ body: { guide } }).catch(() => {})
  }, [isDue, api, guide])

  return isDue && !isClosed && <Guide steps={steps} labels={texts} onClose={() => setClosed(true)} />
}
