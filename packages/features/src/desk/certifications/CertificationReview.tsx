import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { Screen } from '../../shared/screen/Screen'
import { selfAtom } from '../cases/atoms'
import { deskPaths } from '../paths'
import { caseIdAtom, openCaseAtom } from './atoms'
import bench from './CertificationReview.module.css'
import { certificationsMessages } from './messages'
import { BackToList } from './parts/BackToList'
import { Workbench } from './parts/Workbench'

/** `/desk/certification?id=`: one submission beside the picture of its licence, with the decision. */
export function CertificationReview() {
  const texts = useTexts(certificationsMessages)
  const [request, refresh] = useAtom(openCaseAtom)
  const [self, askSelf] = useAtom(selfAtom)
  const caseId = useAtomValue(caseIdAtom)
  const above = [{ name: texts.list, to: deskPaths.certifications }]
  const failed = request.state === 'failed' ? request : self.state === 'failed' ? self : undefined
  if (failed) {
    return (
      <Screen above={above} name={texts.review}>
        <Card>
          <RequestFailure
            failure={failed.failure}
            title={failed.failure.kind === 'missing' ? texts.missing : texts.reviewFailed}
            missing={{ hint: texts.missingHint, action: <BackToList /> }}
            onRetry={() => {
              refresh()
              if (self.state === 'failed') askSelf()
            }}
          />
        </Card>
      </Screen>
    )
  }
  if (request.state !== 'ready' || self.state !== 'ready') {
    return (
      <Screen above={above} name={texts.review} grows>
        <section className={bench.bench} aria-label={texts.review} aria-busy>
          <Skeleton shape="block" width="100%" height="100%" className={bench.blank} />
          <Card className={bench.blank}>
            <Skeleton lines={12} height={20} />
          </Card>
        </section>
      </Screen>
    )
  }
  return (
    <Workbench
      open={request.value}
      isMoving={request.value.found.caseId !== caseId}
      self={self.value}
      above={above}
      onRefresh={refresh}
    />
  )
}
