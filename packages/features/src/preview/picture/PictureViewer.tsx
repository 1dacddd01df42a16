import { Select } from '@atrium/ui/select'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { formatSize } from '../../shared/texts/formatSize'
import { ContentProblem } from '../content/ContentProblem'
import { doInWorker } from '../content/doInWorker'
import { readContent } from '../content/readContent'
import { useLoaded } from '../content/useLoaded'
import { previewMessages } from '../messages'
import { bounds } from '../parts/bounds'
import { Pending } from '../parts/Pending'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Unshown } from '../unshown/Unshown'
import type { DecodedPicture, PictureAsked } from './DecodedPicture'
import { loadPicture } from './loadPicture'
import { PictureStage } from './PictureStage'

const startWorker = () => new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' })

/**
 * A picture. Its type is taken from its content, not from the service. Types that browsers don't read are decoded by a
 * worker.
 */
export function PictureViewer(props: ViewerProps) {
  const texts = useTexts(previewMessages)
  const { file, as } = props
  const { url, size } = file
  const [page, turnTo] = useState(1)
  const picture = useLoaded(`${url}#${page}`, async (signal, tell) => {
    if (as.kind !== 'picture') throw new ContentProblem('broken')
    if (size > bounds.picture) throw new ContentProblem('tooBig')
    const bytes = await readContent(url, {
      signal,
      length: size,
      onProgress: (received) => tell(received / size),
    })
    const { type } = as
    if (type !== 'image/tiff' && type !== 'image/heic')
      return { ...(await loadPicture(new Blob([bytes], { type }), signal)), pages: 1 }
    const asked: PictureAsked = { bytes, type, page }
    const decoded = await doInWorker<DecodedPicture>(startWorker, asked, { signal, transfer: [bytes.buffer] })
    return { ...(await loadPicture(decoded.picture, signal)), pages: decoded.pages }
  })
  if (picture.state === 'loading') return <Pending share={picture.share} />
  if (picture.state === 'failed')
    return <Unshown {...props} reason={picture.reason} format="picture" bound={formatSize(bounds.picture)} />
  const { value } = picture
  return (
    <PictureStage
      key={value.url}
      name={file.name}
      picture={value}
      tools={
        value.pages > 1 && (
          <Select
            size="small"
            aria-label={texts.page}
            value={String(page)}
            options={Array.from({ length: value.pages }, (_, n) => ({
              value: String(n + 1),
              label: `${n + 1} / ${value.pages}`,
            }))}
            onValueChange={(next) => turnTo(Number(next))}
          />
        )
      }
    />
  )
}
