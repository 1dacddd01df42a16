import { Button } from '@atrium/ui/button'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { FeatureProvider } from '../shared/host/FeatureProvider'
import { keepTest } from '../shared/social/keptAttempts'
import { CompanyIdentity } from './CompanyIdentity'

/** Called with the address that the page goes to. */
export const leaveFor = fn()

const departments: Readonly<Record<string, string>> = { 'd1-2': '结构工程事业部', 'd1-5': '综合管理部' }
const groups: Readonly<Record<string, string>> = { 'group-1': '结构条线管理组' }

interface PageProps {
  /** Whether the administrator comes back from a test. Default: no. */
  readonly hasTested?: boolean
}

/** The section, with what the page passes in. */
export function IdentityPage({ hasTested = false }: PageProps) {
  const [tabStore] = useState(() => memory(hasTested))
  return (
    <FeatureProvider tabStore={tabStore}>
      <CompanyIdentity
        DepartmentPicker={({ onChange }) => (
          <Choices
            all={departments}
            onChoose={(departmentId, departmentName) =>
              onChange({ departmentId, departmentName, memberCount: 4 })
            }
          />
        )}
        DepartmentName={({ departmentId }) => departments[departmentId]}
        GroupsPicker={({ onChange }) => (
          <Choices all={groups} onChoose={(groupId, groupName) => onChange([{ groupId, groupName }])} />
        )}
        GroupName={({ groupId }) => groups[groupId]}
        MembersPicker={({ value, onChange }) => (
          <Choices
            all={{ 'user-1': '沈知远' }}
            onChoose={(userId, realName) => onChange([...value, { userId, realName }])}
          />
        )}
        onLeave={leaveFor}
      />
    </FeatureProvider>
  )
}

interface ChoicesProps {
  readonly all: Readonly<Record<string, string>>
  readonly onChoose: (id: string, name: string) => void
}

const Choices = ({ all, onChoose }: ChoicesProps) =>
  Object.entries(all).map(([id, name]) => (
    <Button key={id} variant="ghost" onClick={() => onChoose(id, name)}>
      {name}
    </Button>
  ))

function memory(hasTested: boolean) {
  const values = new Map<string, string>()
  const store = {
    read: (key: string) => values.get(key),
    write: (key: string, value: string) => void values.set(key, value),
  }
  if (hasTested) keepTest(store, { connectionId: 'connection-1', ticket: 'ticket-1' })
  return store
}
