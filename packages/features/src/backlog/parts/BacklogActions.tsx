import { use, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { RowActions } from '../../shared/list/RowActions'
import type { BacklogItem } from '../api'
import { backlogMessages } from '../messages'
import { BacklogHostContext } from './BacklogHost'
import { DeleteQuestion } from './DeleteQuestion'
import { RefuseQuestion } from './RefuseQuestion'
import { useAnswer } from './useAnswer'

/** What can be done about one to-do in the list. */
export function BacklogActions({ item }: { readonly item: BacklogItem }) {
  const texts = useTexts(backlogMessages)
  const { onEnterCompany } = use(BacklogHostContext)
  const { agree, busy } = useAnswer()
  const [asks, setAsks] = useState<'refuse' | 'delete'>()
  const { companyId, companyName, progress, status } = item
  const close = () => setAsks(undefined)
  if (progress === 'waiting') {
    return (
      <>
        <RowActions
          row={companyName}
          urgent
          main={{
            label: texts.agree,
            name: texts.agreeTo(companyName),
            busy,
            onSelect: () => void agree(item),
          }}
          more={[{ label: texts.refuse, tone: 'danger', onSelect: () => setAsks('refuse') }]}
        />
        <RefuseQuestion open={asks === 'refuse'} onOpenChange={close} item={item} />
      </>
    )
  }
  return (
    <>
      <RowActions
        row={companyName}
        main={
          status === 'joined' &&
          !item.isDissolved &&
          onEnterCompany && {
            label: texts.enter,
            name: texts.enterCompany(companyName),
            onSelect: () => void onEnterCompany(companyId),
          }
        }
        more={[{ label: texts.delete, tone: 'danger', onSelect: () => setAsks('delete') }]}
      />
      <DeleteQuestion open={asks === 'delete'} onOpenChange={close} item={item} />
    </>
  )
}
