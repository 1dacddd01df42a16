import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { lazy, Suspense, useState } from 'react'
import { useCovers, useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import type { Profile } from '../api'
import { removeHeadImageAction } from './actions'
import styles from './HeadImage.module.css'
import { headImageMessages } from './messages'

const HeadImageDialog = lazy(() =>
  import('./HeadImageDialog').then((module) => ({ default: module.HeadImageDialog })),
)

interface HeadImageProps {
  readonly profile: Pick<Profile, 'id' | 'picture'>
  /** The person's displayed name. */
  readonly name: string
}

/** The person's picture or letter, with the actions to change it. */
export function HeadImage({ profile: { picture }, name }: HeadImageProps) {
  const texts = useTexts(headImageMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run, busy } = useAction(removeHeadImageAction)
  const [open, setOpen] = useState(false)
  const mayChange = useCovers('headImage:write')

  async function remove() {
    const result = await run()
    if (result.done) notify({ tone: 'success', message: texts.removed })
    else notify({ tone: 'failure', message: describe(result.failure) })
  }

  return (
    <div className={styles.picture}>
      <Avatar name={name} src={picture ?? undefined} size="huge" decorative />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {mayChange && (
          <div className={styles.actions}>
            <Button size="small" onClick={() => setOpen(true)}>
              {picture ? texts.change : texts.set}
            </Button>
            {picture && (
              <Button size="small" variant="ghost" busy={busy} onClick={() => void remove()}>
                {texts.remove}
              </Button>
            )}
          </div>
        )}
      </div>
      <Suspense>{open && <HeadImageDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
