import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Notice } from '@atrium/ui/notice'
import { SettingsSection } from '@atrium/ui/settings-section'
import type { ReactNode } from 'react'
import { dissolvedCompany } from '../shared/host/dissolvedCompany'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useHost, useTexts } from '../shared/host/useHost'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { dissolutionMessages } from './dissolutionMessages'
import { AboutCompany } from './parts/AboutCompany'
import { TextList } from './parts/TextList'
import { accountRoutes, neighbours } from './routes'

/** `/companyLogoffTipage`: what the end of a company's account means; for members, and for those who were. */
export default function DissolutionNotice() {
  const host = useHost()
  const dissolved = dissolvedCompany.read(host)
  if (dissolved) return <Dissolved name={dissolved} />
  return host.companyRole === 'superAdministrator' ? <ForOwner /> : <ForOthers />
}

/** The company that one was in is no more; one is in the next one, or in none. */
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
                    <FeatureLink to={neighbours.companyHome}>{texts.toCompanyHome}</FeatureLink>
                  </Button>
                )}
                <ToPersonalHome />
              </>
            }
          />
        </Card>
        <What />
      </div>
    </Screen>
  )
}

function ForOwner() {
  const texts = useTexts(dissolutionMessages)
  return (
    <Before about={<AboutCompany />}>
      <Button asChild tone="danger">
        <FeatureLink to={accountRoutes.dissolutionRequest}>{texts.toRequest}</FeatureLink>
      </Button>
    </Before>
  )
}

function ForOthers() {
  const texts = useTexts(dissolutionMessages)
  return <Before hint={<Notice role="status">{texts.alreadyOver}</Notice>} />
}

interface BeforeProps {
  readonly about?: ReactNode
  readonly hint?: ReactNode
  /** What can be done, beside going away. */
  readonly children?: ReactNode
}

function Before({ about, hint, children }: BeforeProps) {
  const texts = useTexts(dissolutionMessages)
  const { companyRole } = useHost()
  return (
    <Screen
      above={companyRole === undefined ? [] : [{ name: texts.settings, to: accountRoutes.settings }]}
      name={texts.notice}
      width="reading"
    >
      <div className={layout.sections}>
        {about}
        <p className={layout.hint}>{texts.noticeText}</p>
        <What />
        {hint}
        <SettingsSection
          title={texts.before}
          footer={
            <>
              {children}
              <ToPersonalHome />
            </>
          }
        >
          <TextList text={texts.beforeList} />
        </SettingsSection>
      </div>
    </Screen>
  )
}

/** What ends, and what doesn't. */
function What() {
  const texts = useTexts(dissolutionMessages)
  return (
    <>
      <SettingsSection title={texts.ends}>
        <TextList text={texts.endsList} />
      </SettingsSection>
      <SettingsSection title={texts.stays}>
        <TextList text={texts.staysList} />
      </SettingsSection>
    </>
  )
}

function ToPersonalHome() {
  const { toPersonal } = useTexts(dissolutionMessages)
  return (
    <Button asChild>
      <FeatureLink to={neighbours.personalHome}>{toPersonal}</FeatureLink>
    </Button>
  )
}
