import { paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useAtom, useAtomValue } from 'jotai'
import { use, useState } from 'react'
import { useHost, useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import type { BacklogItem } from './api'
import { itemAtom } from './atoms'
import { backlogList } from './backlogList'
import { backlogMessages } from './messages'
import { BacklogHostContext } from './parts/BacklogHost'
import { BacklogState } from './parts/BacklogState'
import { CompanyHeading } from './parts/CompanyHeading'
import { InvitationFacts } from './parts/InvitationFacts'
import { ItemQuestion } from './parts/ItemQuestion'
import { useAnswer } from './parts/useAnswer'

/** `/backlogDetail?backLogId=`: one invitation, and the answer. */
export function BacklogDetail() {
  const texts = useTexts(backlogMessages)
  const { navigate } = useHost()
  const [request, refresh] = useAtom(itemAtom)
  const list = paths.backlog(backlogList.view.asQuery(useAtomValue(backlogList.viewAtom)))
  const item = request.state === 'ready' ? request.value : undefined
  return (
    <Screen
      above={[{ name: texts.backlog, to: list }]}
      name={texts.detail}
      status={item && <BacklogState item={item} />}
      width="reading"
    >
      {request.state === 'failed' ? (
        <Card>
          <RequestFailure
            failure={request.failure}
            title={request.failure.kind === 'missing' ? texts.missing : texts.failed}
            missing={{ hint: texts.missingHint, action: <ReturnButton to={list} /> }}
            onRetry={refresh}
          />
        </Card>
      ) : (
        <Card
          footer={
            item && (
              <div className={layout.ending}>
                {item.progress === 'waiting' ? (
                  <AnswerButtons item={item} />
                ) : (
                  <DoneButtons item={item} onDeleted={() => navigate(list, { replace: true })} />
                )}
              </div>
            )
          }
        >
          <div className={layout.stack}>
            {item && <CompanyHeading item={item} />}
            <InvitationFacts item={item} />
            {item && <p className={layout.hint}>{texts[hintOf(item)]}</p>}
          </div>
        </Card>
      )}
    </Screen>
  )
}

const hintOf = ({ status, isDissolved }: BacklogItem) =>
  isDissolved && status !== 'joined' ? 'dissolvedHint' : (`${status}Hint` as const)

/** The answers to a pending invitation. */
function AnswerButtons({ item }: { readonly item: BacklogItem }) {
  const texts = useTexts(backlogMessages)
  const { agree, busy } = useAnswer()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="primary" busy={busy} onClick={() => agree(item)}>
        {texts.agree}
      </Button>
      <Button tone="danger" disabled={busy} onClick={() => setAsking(true)}>
        {texts.refuse}
      </Button>
      <ItemQuestion deed="refuse" open={asking} onOpenChange={setAsking} item={item} />
    </>
  )
}

interface DoneButtonsProps {
  readonly item: BacklogItem
  readonly onDeleted: () => void
}

/** The actions for an invitation that is answered or can't be answered any more. */
function DoneButtons({ item, onDeleted }: DoneButtonsProps) {
  const texts = useTexts(backlogMessages)
  const { onEnterCompany } = use(BacklogHostContext)
  const [asking, setAsking] = useState(false)
  return (
    <>
      {item.status === 'joined' && !item.isDissolved && onEnterCompany && (
        <Button variant="primary" onClick={() => void onEnterCompany(item.companyId)}>
          {texts.enter}
        </Button>
      )}
      <Button tone="danger" onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
      <ItemQuestion deed="delete" open={asking} onOpenChange={setAsking} item={item} onDone={onDeleted} />
    </>
  )
}
