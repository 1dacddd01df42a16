import { pagePaths } from '@atrium/contracts/paths'
import { useAtom, useAtomValue } from 'jotai'
import { RequestFailure } from '../shared/request/RequestFailure'
import { HistoryLink } from '../shared/screen/HistoryLink'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import { memberAtom, userIdAtom } from './atoms'
import { memberList, memberListPath } from './memberList'
import { MemberCard } from './parts/MemberCard'
import { MemberLicences } from './parts/MemberLicences'
import { useAuthorisationTexts } from './useAuthorisationTexts'

/** One member with their licences. The query names the member by `userId`, in base64. */
export function ManageMember() {
  const texts = useAuthorisationTexts()
  const [member, refresh] = useAtom(memberAtom)
  const userId = useAtomValue(userIdAtom)
  const list = memberListPath(useAtomValue(memberList.viewAtom))
  return (
    <Screen
      above={[{ name: texts.authorisation }, { name: texts.byMember, to: list }]}
      name={(member.state === 'ready' && member.value.realName) || texts.manage}
      kind={texts.byMember}
      grows
    >
      {member.state === 'failed' ? (
        <RequestFailure
          failure={member.failure}
          title={member.failure.kind === 'missing' ? texts.memberUnknown : texts.memberFailed}
          missing={{ hint: texts.memberUnknownHint, action: <ReturnButton to={list} /> }}
          onRetry={refresh}
        />
      ) : (
        <>
          <MemberCard />
          <MemberLicences
            key={userId}
            memberName={member.state === 'ready' ? member.value.realName : ''}
            actions={
              userId && <HistoryLink path={pagePaths.companyHistory} of={{ kind: 'member', id: userId }} />
            }
          />
        </>
      )}
    </Screen>
  )
}
