import { paths } from '@atrium/contracts/paths'
import { Card } from '@atrium/ui/card'
import { useAtom, useAtomValue } from 'jotai'
import { useHost, useTexts } from '../shared/host/useHost'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import type { BacklogItem } from './api'
import { itemAtom } from './atoms'
import { backlogList } from './backlogList'
import { backlogMessages } from './messages'
import { AnswerButtons } from './parts/AnswerButtons'
import { BacklogState } from './parts/BacklogState'
import { CompanyHeading } from './parts/CompanyHeading'
import { DoneButtons } from './parts/DoneButtons'
import { InvitationFacts } from './parts/InvitationFacts'

/** `/backlogDetail?backLogId=`: one invitation, and the answer to it. */
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
