import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { FailureState } from '@atrium/ui/failure-state'
import { Spinner } from '@atrium/ui/spinner'
import { useAtomValue } from 'jotai'
import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { useTitle } from '../../shared/host/useTitle'
import { useAction } from '../../shared/request/useAction'
import { CatalogueHostContext } from '../parts/CatalogueHost'
import { launchAction } from './actions'
import { appErrors } from './api'
import { launchAtom } from './atoms'
import styles from './LaunchApp.module.css'
import { appsMessages } from './messages'

/** `/cloud-application?source=&id=`: requests a ticket, and leads this tab to the app with it. */
export function LaunchApp() {
  const texts = useTexts(appsMessages)
  const { leaveFor } = use(CatalogueHostContext)
  const licence = useAtomValue(launchAtom)
  const { run, action } = useAction(launchAction)
  const [isLeaving, setLeaving] = useState(false)
  useTitle(texts.launch)

  async function launch(takesOver: boolean) {
    if (!licence) return
    const launched = await run({ ...licence, takesOver })
    if (!launched.done) return
    setLeaving(true)
    leaveFor(launched.value.address)
  }
  const begin = useEffectEvent(() => void launch(false))
  useEffect(() => begin(), [])

  if (!licence) return <Stopped title={texts.unknown} description={texts.unknownHint} />
  if (action.state !== 'failed' || isLeaving)
    return (
      <div role="status" className={styles.waiting}>
        <Spinner />
        <h1 className={styles.title}>{texts.launching}</h1>
        <p className={styles.hint}>{texts.launchingHint}</p>
      </div>
    )
  const { failure } = action
  if (failure.kind === 'missing') return <Stopped title={texts.unknown} description={texts.unknownHint} />
  if (failure.code === appErrors.inUse)
    return (
      <Stopped title={texts.inUse} description={texts.inUseHint}>
        <Button variant="primary" onClick={() => void launch(true)}>
          {texts.takeOver}
        </Button>
      </Stopped>
    )
  return <Failed failure={failure} onRetry={() => void launch(false)} />
}

type Failure = Parameters<ReturnType<typeof useDescribeFailure>>[0]

/** No retry, because these failures can't pass by themselves. */
function Failed({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  const texts = useTexts(appsMessages)
  const final = {
    [appErrors.over]: texts.overHint,
    [appErrors.disabled]: texts.disabledHint,
    [appErrors.nowhere]: texts.nowhereHint,
  }
  const describe = useDescribeFailure(final)
  return (
    <Stopped title={texts.launchFailed} description={describe(failure)}>
      {!(failure.code && failure.code in final) && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
    </Stopped>
  )
}

interface StoppedProps {
  readonly title: string
  readonly description: string
  /** The alternatives to going back. */
  readonly children?: ReactNode
}

function Stopped({ title, description, children }: StoppedProps) {
  const texts = useTexts(appsMessages)
  return (
    <FailureState
      drawing="products"
      title={title}
      description={description}
      action={
        <div className={styles.ways}>
          {children}
          <Button asChild>
            <FeatureLink to={pagePaths.cloudApps}>{texts.toApps}</FeatureLink>
          </Button>
        </div>
      }
    />
  )
}
