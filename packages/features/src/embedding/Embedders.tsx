import { Select } from '@atrium/ui/select'
import { SettingsSection } from '@atrium/ui/settings-section'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useSetAtom } from 'jotai'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Question } from '../shared/screen/Question'
import { Entry } from '../shared/settings/Entry'
import { EntryList } from '../shared/settings/EntryList'
import type { Embedder, Links } from './api'
import { embeddersAtom, setLinksAction } from './atoms'
import styles from './Embedders.module.css'
import { embeddersMessages } from './messages'
import type { embeddersChinese } from './messages.zh-CN'

/** The sites that may embed features of the company, with the members that each may link. */
export function Embedders() {
  const texts = useTexts(embeddersMessages)
  const [sites, askAgain] = useAtom(embeddersAtom)
  return (
    <SettingsSection title={texts.title} description={texts.hint}>
      {sites.state === 'loading' && <Skeleton shape="block" height={48} />}
      {sites.state === 'failed' && (
        <RequestFailure failure={sites.failure} title={texts.failed} onRetry={askAgain} />
      )}
      {sites.state === 'ready' && (
        <EntryList>
          {sites.value.length === 0 && <Entry hint={texts.none} />}
          {sites.value.map((site) => (
            <Site key={site.embedderId} site={site} />
          ))}
        </EntryList>
      )}
    </SettingsSection>
  )
}

function Site({ site }: { readonly site: Embedder }) {
  const { embedderId, embedderName: name, links, linkedCount } = site
  const texts = useTexts(embeddersMessages)
  const set = useSetAtom(setLinksAction)
  const [chosen, setChosen] = useState<Links>()
  // The question keeps its words while it closes.
  const [asked, setAsked] = useState<Links>('nobody')
  const questions = {
    nobody: { title: texts.nobodyTitle(name), text: texts.nobodyText(linkedCount) },
    members: { title: texts.membersTitle(name), text: texts.membersText },
    everybody: { title: texts.everybodyTitle(name), text: texts.everybodyText },
  }
  const options = (['nobody', 'members', 'everybody'] as const).map((value) => ({
    value,
    label: texts[value],
  }))

  function ask(value: string) {
    const next = options.find((option) => option.value === value)?.value
    if (next === undefined || next === links) return
    setAsked(next)
    setChosen(next)
  }

  return (
    <>
      <Entry
        icon={<Globe />}
        name={name}
        hint={<Covered site={site} />}
        actions={
          <Select
            aria-label={texts.linksOf(name)}
            size="small"
            value={chosen ?? links}
            onValueChange={ask}
            options={options}
          />
        }
      />
      <Question
        open={chosen !== undefined}
        onOpenChange={(open) => open || setChosen(undefined)}
        title={questions[asked].title}
        description={questions[asked].text}
        confirmLabel={texts.change}
        {...(asked !== 'members' && { tone: 'danger' })}
        onConfirm={() => set({ embedderId, links: asked })}
        done={texts.changed}
      />
    </>
  )
}

/** How many members a site has linked, where its pages are, and what its tokens may cover. */
function Covered({ site: { origins, scopes, linkedCount } }: { readonly site: Embedder }) {
  const texts = useTexts(embeddersMessages)
  const namesOf = (effect: string) =>
    scopes
      .filter((scope) => scope.endsWith(effect))
      .map((scope) => nameOf(scope, texts))
      .join(texts.comma)
  const [reads, writes] = [namesOf(':read'), namesOf(':write')]
  return (
    <span className={styles.covered}>
      <span>{texts.linked(linkedCount)}</span>
      <span>{origins.join(' ')}</span>
      {reads !== '' && <span>{texts.reads(reads)}</span>}
      {writes !== '' && <span>{texts.writes(writes)}</span>}
    </span>
  )
}

/** The name of a scope's capability; its own word for one that this page doesn't know yet. */
function nameOf(scope: string, texts: typeof embeddersChinese): string {
  const [capability = scope] = scope.split(':')
  const key = capability === 'members' ? 'memberDetails' : capability
  const name = Object.hasOwn(texts, key) ? texts[key as keyof typeof texts] : undefined
  return typeof name === 'string' ? name : capability
}
