import { use, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { RowActions } from '../../shared/list/RowActions'
import type { BacklogItem } from '../api'
import { backlogMessages } from '../messages'
import { BacklogHostContext } from './BacklogHost'
import { ItemQuestion } from './ItemQuestion'
import { useAnswer } from './useAnswer'

/** What can be done about one to-do in the list. */
export function BacklogActions({ item }: { readonly item: BacklogItem }) {
  const texts = useTexts(backlogMessages)
  const { onEnterCompany } = use(BacklogHostContext)
  const { agree, busy } = useAnswer()
  const [asking, setAsking] = useState(false)
  const { companyId, companyName, progress, status } = item
  if (progress === 'waiting') {
    return (
      <>
        <RowActions
          row={companyName}
          urgent
          onPhone
          main={{
            label: texts.agree,
            name: texts.agreeTo(companyName),
            busy,
            onSelect: () => void agree(item),
          }}
          more={[{ label: texts.refuse, tone: 'danger', onSelect: () => setAsking(true) }]}
        />
        <ItemQuestion deed="refuse" open={asking} onOpenChange={setAsking} item={item} />
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
        more={[{ label: texts.delete, tone: 'danger', onSelect: () => setAsking(true) }]}
      />
      <ItemQuestion deed="delete" open={asking} onOpenChange={setAsking} item={item} />
    </>
  )
}
