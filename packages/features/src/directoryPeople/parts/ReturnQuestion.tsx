import { useSetAtom } from 'jotai'
import { useHost, useTexts } from '../../shared/host/useKept'
import { Question } from '../../shared/screen/Question'
import { useFormat } from '../../shared/texts/useFormat'
import type { DirectoryLeaver } from '../api'
import { chosenLeavers, returnLeaversAction } from '../atoms'
import { directoryPeopleMessages } from '../messages'

interface ReturnQuestionProps {
  /** None: the question is closed. */
  readonly leavers: readonly DirectoryLeaver[]
  readonly onClose: () => void
}

/** Asks before people become members again. */
export function ReturnQuestion({ leavers, onClose }: ReturnQuestionProps) {
  const texts = useTexts(directoryPeopleMessages)
  const format = useFormat()
  const { notify } = useHost()
  const takeBack = useSetAtom(returnLeaversAction)
  const choose = useSetAtom(chosenLeavers.chooseAtom)
  const [first] = leavers
  return (
    <Question
      open={first !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={
        leavers.length > 1
          ? texts.takeBackSome(format.count(leavers.length))
          : texts.takeBackTitle(first?.name ?? '')
      }
      description={texts.takeBackText}
      confirmLabel={texts.takeBack}
      onConfirm={async () => {
        const { returned, skipped } = await takeBack(leavers.map(({ userId }) => userId))
        choose([])
        onClose()
        notify({
          tone: 'success',
          message:
            skipped.length > 0
              ? texts.takenBackSome(format.count(returned.length), format.count(skipped.length))
              : texts.takenBack,
        })
      }}
    />
  )
}
