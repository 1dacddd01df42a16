import { EmptyState } from '@atrium/ui/empty-state'
import { Switch } from '@atrium/ui/switch'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useHost } from '../shared/host/useKept'
import { BulkActions } from '../shared/licence/BulkActions'
import type { OpenBulkLicences } from '../shared/licence/bulkChoice'
import { ListCard } from '../shared/list/ListCard'
import { useAction } from '../shared/request/useAction'
import { Screen } from '../shared/screen/Screen'
import { keepDepartmentPathAction } from './actions'
import { chosenDepartmentPathAtom, departmentPathAtom, showsDepartmentPathAtom } from './atoms'
import { listedMembers, memberList } from './memberList'
import { useMemberColumns } from './parts/useMemberColumns'
import { useAuthorisationTexts } from './useAuthorisationTexts'

interface ByMemberProps {
  /** Further links about licences. Default: none. */
  readonly actions?: ReactNode
  /** Changes the licences of selected members. Default: members can't be selected. */
  readonly bulkLicences?: OpenBulkLicences | undefined
}

/** All members with the number of their licences, each linking to their own. */
export function ByMember(props: ByMemberProps) {
  const texts = useAuthorisationTexts()
  return (
    <Screen above={[{ name: texts.authorisation }]} name={texts.byMemberTitle}>
      <MemberTable {...props} />
    </Screen>
  )
}

/** Members, searched, sorted and paged by the service. */
function MemberTable({ actions, bulkLicences }: ByMemberProps) {
  const texts = useAuthorisationTexts()
  return (
    <ListCard
      list={memberList}
      columns={useMemberColumns(useAtomValue(memberList.viewAtom))}
      getRowId={(row) => row.userId}
      getRowLabel={(row) => row.realName}
      caption={texts.members}
      failedTitle={texts.membersFailed}
      search={{ label: texts.searchMembers, placeholder: texts.memberSearch }}
      actions={
        <>
          <DepartmentPathSwitch />
          {actions}
        </>
      }
      empty={<EmptyState drawing="people" title={texts.noMembers} description={texts.noMembersHint} />}
      density="tall"
      exported={{ atOnce: 1000 }}
      {...(bulkLicences && {
        chosen: { rows: listedMembers, most: mostSelected, actions: <SelectedMembers open={bulkLicences} /> },
      })}
    />
  )
}

/** Most members in one bulk change of a single product. */
const mostSelected = 5000

function SelectedMembers({ open }: { readonly open: OpenBulkLicences }) {
  const selected = useAtomValue(listedMembers.rowsAtom)
  const choose = useSetAtom(listedMembers.chooseAtom)
  const people = selected.map(({ userId, realName, phone }) => ({ userId, realName: realName || phone }))
  return <BulkActions open={open} choice={{ people, onStarted: () => choose([]) }} />
}

/** Chooses whether departments are shown with their full path, and stores the choice for the person. */
function DepartmentPathSwitch() {
  const texts = useAuthorisationTexts()
  const { showsPath, loading, busy, choose } = useDepartmentPathChoice()
  return (
    <Switch checked={showsPath} disabled={loading} busy={busy} onCheckedChange={choose}>
      {texts.fullDepartmentPath}
    </Switch>
  )
}

/** The choice takes effect at once, and is reverted if it can't be stored. */
function useDepartmentPathChoice() {
  const texts = useAuthorisationTexts()
  const { notify } = useHost()
  const kept = useAtomValue(departmentPathAtom)
  const showsPath = useAtomValue(showsDepartmentPathAtom)
  const [chosen, setChosen] = useAtom(chosenDepartmentPathAtom)
  const { run, busy } = useAction(keepDepartmentPathAction)

  async function choose(next: boolean) {
    setChosen(next)
    const result = await run({ shows: next, name: texts.fullDepartmentPath })
    if (result.done) return
    setChosen(chosen)
    notify({ tone: 'failure', message: texts.choiceFailed })
  }

  return { showsPath, loading: kept.state === 'loading', busy, choose }
}
