import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Notice } from '@atrium/ui/notice'
import { SettingsSection } from '@atrium/ui/settings-section'
import { useAtomValue } from 'jotai'
import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { dissolvedCompany } from '../shared/host/dissolvedCompany'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useHost, useTexts } from '../shared/host/useKept'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { outlookAtom } from './atoms'
import { dissolutionMessages } from './messages'
import { Deed } from './parts/Deed'
import { DissolutionBlocks } from './parts/DissolutionBlocks'
import { DissolutionLoss } from './parts/DissolutionLoss'
import { NoticeSkeleton } from './parts/NoticeSkeleton'
import { TextList, TextSection } from './parts/TextSection'

/** `/companyLogoffTipage`: explains the closure of a company's account, for members and former members. */
export function DissolutionNotice() {
  const host = useHost()
  const dissolved = dissolvedCompany.read(host)
  if (dissolved) return <Dissolved name={dissolved} />
  return host.companyRole === 'superAdministrator' ? <ForOwner /> : <ForOthers />
}

/** The dissolved company. The person is now in another one, or in none. */
function Dissolved({ name }: { readonly name: string }) {
  const texts = useTexts(dissolutionMessages)
  const { companyId } = useHost()
  return (
    <Screen name={texts.over} width="reading">
      <div className={layout.sections}>
        <Card>
          <EmptyState
            drawing="forbidden"
            title={name}
            description={texts.overText(name)}
            action={
              <>
                {companyId && (
                  <Button asChild variant="primary">
                    <FeatureLink to={pagePaths.companyHome}>{texts.toCompanyHome}</FeatureLink>
                  </Button>
                )}
                <ToPersonalHome />
              </>
            }
          />
        </Card>
        <TextSection title={texts.ends} text={texts.endsList} kind="goes" />
        <TextSection title={texts.stays} text={texts.staysList} kind="stays" />
      </div>
    </Screen>
  )
}

function ForOwner() {
  const outlook = useAtomValue(outlookAtom)
  return <Before>{outlook.state === 'loading' ? <NoticeSkeleton /> : <OwnersEnd />}</Before>
}

/** Blockers come first, because they must be handled. */
function OwnersEnd() {
  const texts = useTexts(dissolutionMessages)
  const outlook = useAtomValue(outlookAtom)
  // The request reports failures, and a pending request.
  const blocks = outlook.state === 'ready' ? outlook.value.blocks : []
  const isBlocked = blocks.length > 0
  return (
    <>
      {isBlocked && <DissolutionBlocks blocks={blocks} />}
      <DissolutionLoss />
      <TextSection title={texts.stays} text={texts.staysList} kind="stays" />
      <Deed
        title={texts.request}
        icon={<Building2 />}
        hint={isBlocked ? texts.blocked : texts.deedHint}
        label={texts.toRequest}
        to={isBlocked ? undefined : pagePaths.dissolutionRequest}
      />
    </>
  )
}

function ForOthers() {
  const texts = useTexts(dissolutionMessages)
  return (
    <Before>
      <p className={layout.hint}>{texts.noticeText}</p>
      <TextSection title={texts.ends} text={texts.endsList} kind="goes" />
      <TextSection title={texts.stays} text={texts.staysList} kind="stays" />
      <Notice role="status">{texts.alreadyOver}</Notice>
      <SettingsSection title={texts.before} footer={<ToPersonalHome />}>
        <TextList text={texts.beforeList} />
      </SettingsSection>
    </Before>
  )
}

function Before({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(dissolutionMessages)
  const { companyRole } = useHost()
  return (
    <Screen
      above={companyRole === undefined ? [] : [{ name: texts.settings, to: pagePaths.companySettings }]}
      name={texts.notice}
      width="reading"
    >
      <div className={layout.sections}>{children}</div>
    </Screen>
  )
}

function ToPersonalHome() {
  const { toPersonal } = useTexts(dissolutionMessages)
  return (
    <Button asChild>
      <FeatureLink to={pagePaths.personalHome}>{toPersonal}</FeatureLink>
    </Button>
  )
}
