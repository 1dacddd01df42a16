import { pagePaths } from '@atrium/contracts/paths'
import { SharedFiles as Files } from '@atrium/features/disk'
import { FilePreview } from '@atrium/features/preview'
import { Area } from '../area'

/** Files shared by a link, for anybody. */
export const SharedFiles = () => <Area screens={screens} />

const screens = { [pagePaths.sharedFiles]: <Files Preview={FilePreview} /> }
