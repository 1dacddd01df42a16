import { pagePaths } from '@atrium/contracts/paths'
import { SharedFiles as Files } from '@atrium/features/disk'
import { Skeleton } from '@atrium/ui/skeleton'
import { type ComponentProps, lazy, Suspense } from 'react'
import { Area } from '../area'

const FilePreview = lazy(async () => ({ default: (await import('@atrium/features/preview')).FilePreview }))

/** Files shared by a link, for anybody. */
export const SharedFiles = () => <Area screens={screens} />

/** Most links show a folder first. */
const Preview = (props: ComponentProps<typeof FilePreview>) => (
  <Suspense fallback={<Skeleton shape="block" height={480} />}>
    <FilePreview {...props} />
  </Suspense>
)

const screens = { [pagePaths.sharedFiles]: <Files Preview={Preview} /> }
