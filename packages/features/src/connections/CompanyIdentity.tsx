import { mostConnections, mostDomains } from '@atrium/contracts/connections/contract'
import { Button } from '@atrium/ui/button'
import { deferMounted } from '@atrium/ui/overlay'
import { SettingsSection } from '@atrium/ui/settings-section'
import { Skeleton } from '@atrium/ui/skeleton'
import { Steps } from '@atrium/ui/steps'
import { useAtom } from 'jotai'
import { Globe, KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useHost, useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Entry } from '../shared/settings/Entry'
import { EntryList } from '../shared/settings/EntryList'
import { takeTest } from '../shared/social/keptAttempts'
import type { Identity } from './api'
import { identityAtom } from './atoms'
import styles from './CompanyIdentity.module.css'
import { connectionsMessages } from './messages'
import { ConnectionEntry } from './parts/ConnectionEntry'
import { DomainEntry } from './parts/DomainEntry'
import { type HostParts, HostPartsContext } from './parts/HostParts'
import { RuleEntry } from './parts/RuleEntry'

const DomainDialog = deferMounted(async () => (await import('./parts/DomainDialog')).DomainDialog)
const NewConnectionDialog = deferMounted(
  async () => (await import('./parts/NewConnectionDialog')).NewConnectionDialog,
)
const RecordDialog = deferMounted(async () => (await import('./parts/RecordDialog')).RecordDialog)
const DetailsDialog = deferMounted(async () => (await import('./parts/DetailsDialog')).DetailsDialog)
const TestDialog = deferMounted(async () => (await import('./parts/TestDialog')).TestDialog)

export type CompanyIdentityProps = HostParts

/**
 * The company's own identity: its verified domains, the identity providers where its people sign in, and whether they
 * must. Nothing on other sites: no token covers it.
 */
export function CompanyIdentity(parts: CompanyIdentityProps) {
  return useHost().covers('never') ? (
    <HostPartsContext value={parts}>
      <Section />
    </HostPartsContext>
  ) : null
}

function Section() {
  const texts = useTexts(connectionsMessages)
  const { tabStore } = useHost()
  const [identity, askAgain] = useAtom(identityAtom)
  const [test, setTest] = useState<ReturnType<typeof takeTest>>()
  useEffect(() => {
    // An administrator comes back from a test. A first rendering may be thrown away, and the answer with it.
    setTest((kept) => kept ?? takeTest(tabStore))
  }, [tabStore])
  const tested =
    identity.state === 'ready' &&
    identity.value.connections.find(({ connectionId }) => connectionId === test?.connectionId)
  return (
    <SettingsSection title={texts.title} description={texts.hint}>
      {identity.state === 'loading' && <Skeleton shape="block" height={160} />}
      {identity.state === 'failed' && (
        <RequestFailure failure={identity.failure} title={texts.failed} onRetry={askAgain} />
      )}
      {identity.state === 'ready' && <Entries identity={identity.value} />}
      {tested && test && (
        <TestDialog connection={tested} ticket={test.ticket} onClose={() => setTest(undefined)} />
      )}
    </SettingsSection>
  )
}

function Entries({ identity }: { readonly identity: Identity }) {
  const texts = useTexts(connectionsMessages)
  const [adding, setAdding] = useState<'nothing' | 'domain' | 'connection'>('nothing')
  // Just added: the next step is shown when the list has it.
  const [added, setAdded] = useState('')
  const close = () => setAdding('nothing')
  const { domains, connections } = identity
  const addedDomain = domains.find(({ domain }) => domain === added)
  const addedConnection = connections.find(({ connectionId }) => connectionId === added)
  const current = stepOf(identity)
  const steps = [texts.stepDomain, texts.stepDetails, texts.stepTest, texts.stepOn]
  return (
    <div className={styles.section}>
      {current < steps.length && <Steps label={texts.steps} steps={steps} current={current} />}
      <EntryList>
        {domains.map((domain) => (
          <DomainEntry key={domain.domain} domain={domain} />
        ))}
        <Entry
          {...(domains.length === 0 && { icon: <Globe />, name: texts.noDomains })}
          hint={domains.length === 0 ? texts.noDomainsHint : texts.moreDomains}
          actions={
            domains.length < mostDomains && (
              <Button
                size="small"
                {...(domains.length === 0 && { variant: 'primary' })}
                onClick={() => setAdding('domain')}
              >
                {texts.addDomain}
              </Button>
            )
          }
        />
        {connections.map((connection) => (
          <ConnectionEntry key={connection.connectionId} connection={connection} identity={identity} />
        ))}
        <Entry
          {...(connections.length === 0 && { icon: <KeyRound />, name: texts.noConnections })}
          hint={connections.length === 0 ? texts.noConnectionsHint : texts.moreConnections}
          actions={
            connections.length < mostConnections && (
              <Button size="small" onClick={() => setAdding('connection')}>
                {texts.addConnection}
              </Button>
            )
          }
        />
        {connections.length > 0 && <RuleEntry identity={identity} />}
      </EntryList>
      {adding === 'domain' && <DomainDialog known={domains} onAdded={setAdded} onClose={close} />}
      {adding === 'connection' && <NewConnectionDialog onAdded={setAdded} onClose={close} />}
      {addedDomain && (
        <RecordDialog
          domain={addedDomain.domain}
          name={addedDomain.recordName}
          value={addedDomain.recordValue}
          onClose={() => setAdded('')}
        />
      )}
      {addedConnection && <DetailsDialog connection={addedConnection} onClose={() => setAdded('')} />}
    </div>
  )
}

/** Index of the first step that isn't done. */
function stepOf({ domains, connections }: Identity): number {
  if (connections.some(({ state }) => state === 'on')) return 4
  if (!domains.some(({ state }) => state !== 'pending')) return 0
  if (connections.length === 0) return 1
  return connections.some(({ state }) => state === 'tested') ? 3 : 2
}
