import { SharedFiles as Files } from '@atrium/features/disk'
import { FilePreview } from '@atrium/features/preview'

/** Files shared by a link, for anybody. */
export const SharedFiles = () => <Files Preview={FilePreview} />
