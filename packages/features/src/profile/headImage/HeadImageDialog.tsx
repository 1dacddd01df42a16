import { headImageBounds } from '@atrium/contracts/profile/headImage/contract'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { isPicture } from '../../shared/pictures/isPicture'
import { SquareDialog } from '../../shared/pictures/SquareDialog'
import { useAction } from '../../shared/request/useAction'
import { saveHeadImageAction } from './actions'
import { headImageMessages } from './messages'

/** The displayed size here; rows and menus show it smaller. */
const edge = 120

/** Crops a square from a picture and saves it as the person's. */
export function HeadImageDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(headImageMessages)
  const { notify } = useHost()
  const { run } = useAction(saveHeadImageAction)
  const [problem, setProblem] = useState<string>()
  const describe = useDescribeFailure()

  async function save(square: Blob | undefined) {
    if (!square) return setProblem(texts.required)
    setProblem(undefined)
    const result = await run(new File([square], 'picture.png', { type: square.type }))
    if (!result.done) return setProblem(describe(result.failure))
    notify({ tone: 'success', message: texts.saved })
    onClose()
  }

  return (
    <SquareDialog
      open
      onOpenChange={onClose}
      edge={edge}
      error={problem}
      checkFile={(file) => {
        setProblem(undefined)
        if (!isPicture(file)) return texts.format
        return file.size > headImageBounds.most ? texts.tooLarge : undefined
      }}
      onSave={save}
      title={texts.title}
      source={texts.source}
      fileHint={texts.fileHint}
      result={texts.result}
      unreadable={texts.format}
    />
  )
}
