import { AccountFeature } from '@atrium/features/account'
import { AdministratorsFeature } from '@atrium/features/administrators'
import { ApplicationsFeature } from '@atrium/features/applications'
import { CompanyFeature } from '@atrium/features/company'
import { DepartmentsFeature } from '@atrium/features/departments'
import { DepartmentPicker, InvitationsFeature } from '@atrium/features/invitations'
import { MessagesFeature } from '@atrium/features/messages'
import { PreviewFeature } from '@atrium/features/preview'
import { createSession, SessionFeature, webStorage } from '@atrium/features/session'
import { FeatureProvider, type FeatureProviderProps, useBrowserLocation } from '@atrium/features/shared'
import type { ReactNode } from 'react'
import { Controls } from './Controls'

const session = createSession({
  baseUrl: 'https://account.example',
  storage: webStorage(globalThis.sessionStorage),
})
const sealPassword = session.sealPassword
const nothing = () => {}

/** The features that a host may show, by folder name. */
export const features: Readonly<Record<string, ReactNode>> = {
  account: <AccountFeature sealPassword={sealPassword} onRebound={nothing} />,
  administrators: <AdministratorsFeature />,
  applications: <ApplicationsFeature DepartmentPicker={DepartmentPicker} />,
  company: <CompanyFeature />,
  controls: <Controls />,
  departments: <DepartmentsFeature />,
  invitations: <InvitationsFeature />,
  messages: <MessagesFeature />,
  preview: <PreviewFeature />,
  session: <SessionFeature session={session} />,
  several: (
    <>
      {['members', 'others'].map((name) => (
        <div key={name} id={name}>
          <FeatureProvider name={name}>
            <DepartmentsFeature />
          </FeatureProvider>
        </div>
      ))}
      <div id="mail">
        <FeatureProvider name="mail">
          <MessagesFeature />
        </FeatureProvider>
      </div>
    </>
  ),
}

interface PageProps extends Pick<FeatureProviderProps, 'fetch' | 'dir' | 'container'> {
  readonly feature: string
  /** Default: the company of the answers. */
  readonly hasCompany?: boolean
}

/** A feature on another site's page. The site only provides tokens. */
export function Page({ feature, hasCompany = true, ...provided }: PageProps) {
  return (
    <FeatureProvider
      {...useBrowserLocation({ in: 'hash' })}
      {...provided}
      baseUrl="https://account.example"
      tokens={feature === 'session' ? session : tokens}
      {...(hasCompany && { companyId: 'company-1' })}
      {...(store && { store })}
    >
      {feature === 'broken' ? <Broken /> : features[feature]}
    </FeatureProvider>
  )
}

function Broken(): ReactNode {
  throw new Error('This feature is broken.')
}

const tokens = { getToken: () => 'token' }

const { sessionStorage } = globalThis
const store = sessionStorage && {
  read: (key: string) => sessionStorage.getItem(key) ?? undefined,
  write: (key: string, value: string) => sessionStorage.setItem(key, value),
}
