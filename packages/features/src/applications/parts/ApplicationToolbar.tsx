import { Button } from '@atrium/ui/button'
import { Select } from '@atrium/ui/select'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Check, X } from 'lucide-react'
import { ListSearch } from '../../shared/ListSearch'
import { sharedMessages } from '../../shared/sharedMessages'
import { Toolbar } from '../../shared/Toolbar'
import { useHost, useTexts } from '../../shared/useHost'
import { applicationsAtom, type StatusFilter, selectedAtom, selectionAtom, viewAtom } from '../atoms'
import { applicationStatuses, searchLength } from '../contract'
import { applicationsMessages } from '../messages'
import styles from './ApplicationToolbar.module.css'
import { type Decision, decideAtom } from './decision'

/** Search and status, and the answers to all that are selected. */
export function ApplicationToolbar() {
  const texts = useTexts(applicationsMessages)
  const [view, setView] = useAtom(viewAtom)
  const [list, refresh] = useAtom(applicationsAtom)
  return (
    <Toolbar actions={<BatchActions />}>
      <ListSearch
        searched={view.search}
        onSearch={(search) =>
          search === view.search && view.pageIndex === 1 ? refresh() : setView({ search, pageIndex: 1 })
        }
        label={texts.search}
        placeholder={texts.search}
        maxLength={searchLength}
        busy={list.state === 'ready' && list.stale}
      />
      <Select
        aria-label={texts.status}
        className={styles.status}
        value={String(view.status)}
        onValueChange={(value) => setView({ status: asStatus(value), pageIndex: 1 })}
        options={[
          { value: '5', label: texts.pending },
          { value: '1', label: texts.joined },
          { value: '2', label: texts.rejected },
          { value: 'all', label: texts.all },
        ]}
      />
    </Toolbar>
  )
}

function BatchActions() {
  const texts = useTexts(applicationsMessages)
  const shared = useTexts(sharedMessages)
  const { notify } = useHost()
  const selected = useAtomValue(selectedAtom)
  const select = useSetAtom(selectionAtom)
  const decide = useSetAtom(decideAtom)

  function start(kind: Decision['kind']) {
    if (selected.length === 0) notify({ tone: 'notice', message: texts.select })
    else decide(kind, selected)
  }

  return (
    <>
      <span role="status" className={styles.count}>
        {selected.length > 0 && shared.selected(selected.length)}
      </span>
      {selected.length > 0 && (
        <Button variant="ghost" size="small" onClick={() => select(new Set())}>
          {shared.clearSelection}
        </Button>
      )}
      <Button icon={<X />} onClick={() => start('refuse')}>
        {texts.refuse}
      </Button>
      <Button icon={<Check />} variant="primary" onClick={() => start('approve')}>
        {texts.approve}
      </Button>
    </>
  )
}

const asStatus = (value: string): StatusFilter =>
  applicationStatuses.find((status) => String(status) === value) ?? 'all'
