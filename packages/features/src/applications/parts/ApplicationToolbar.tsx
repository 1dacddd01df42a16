import { Button } from '@atrium/ui/button'
import { FilterSelect } from '@atrium/ui/filter-select'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Check, X } from 'lucide-react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { ListSearch } from '../../shared/list/ListSearch'
import type { ColumnChoice } from '../../shared/list/useColumnChoice'
import { Toolbar } from '../../shared/screen/Toolbar'
import type { Application } from '../api'
import { applicationsAtom, type StatusFilter, selectedAtom, viewAtom } from '../atoms'
import { applicationStatuses, searchLength } from '../contract'
import { applicationsMessages } from '../messages'
import { ApplicationExport } from './ApplicationExport'
import { ApplicationSelection } from './ApplicationSelection'
import styles from './ApplicationToolbar.module.css'
import { type Decision, decideAtom } from './decision'

/** Search and status, and the answers to all that are selected. */
export function ApplicationToolbar({ columns }: { readonly columns: ColumnChoice<Application> }) {
  const texts = useTexts(applicationsMessages)
  const [view, setView] = useAtom(viewAtom)
  const [list, refresh] = useAtom(applicationsAtom)
  return (
    <Toolbar
      actions={
        <>
          <BatchActions />
          <ColumnsButton {...columns} />
          <ApplicationExport
            columns={columns.all}
            disabled={list.state !== 'ready' || list.value.totalItems === 0}
          />
        </>
      }
    >
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
      <FilterSelect
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
      <ApplicationSelection />
    </Toolbar>
  )
}

function BatchActions() {
  const texts = useTexts(applicationsMessages)
  const { notify } = useHost()
  const selected = useAtomValue(selectedAtom)
  const decide = useSetAtom(decideAtom)

  function start(kind: Decision['kind']) {
    if (selected.length === 0) notify({ tone: 'warning', message: texts.select })
    else decide(kind, selected)
  }

  return (
    <>
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
