import { SearchField } from '@atrium/ui/search-field'
import { Tree, type TreeProps } from '@atrium/ui/tree'
import { type Ref, useMemo, useState } from 'react'
import { useTexts } from '../host/useKept'
import { RequestFailure } from '../request/RequestFailure'
import type { Request } from '../request/request'
import { sharedMessages } from '../texts/sharedMessages'
import { useSharedLabels } from '../texts/useSharedLabels'
import { NoMatches } from './NoMatches'
import styles from './SearchedTree.module.css'

interface Place {
  readonly departmentId: string
  readonly parentId: string | null
  readonly departmentName: string
}

type OwnProps =
  | 'items'
  | 'getId'
  | 'getParentId'
  | 'getName'
  | 'labels'
  | 'state'
  | 'searchTerm'
  | 'noMatches'
  | 'failed'

export interface SearchedTreeProps<D extends Place> extends Omit<TreeProps<D>, OwnProps> {
  readonly request: Request<readonly D[]>
  /** Asks again. */
  readonly onRetry: () => void
  /** Title of a failure, such as "The departments could not be loaded". */
  readonly failedTitle: string
  /** Label and placeholder of the search. */
  readonly searchLabel: string
  readonly searchLength: number
  readonly searchRef?: Ref<HTMLInputElement>
  /** Accessible name of the tree. */
  readonly label: string
  /** Label of the field that names an item. */
  readonly nameLabel: string
  /** Shown while a name is saved. Default: the loading text. */
  readonly savingLabel?: string
}

/** Departments as a tree, with a search that expands the path to its matches. */
export function SearchedTree<D extends Place>({
  request,
  onRetry,
  failedTitle,
  searchLabel,
  searchLength,
  searchRef,
  label,
  nameLabel,
  savingLabel,
  ...tree
}: SearchedTreeProps<D>) {
  const { loading } = useTexts(sharedMessages)
  const shared = useSharedLabels()
  const [text, setText] = useState('')
  const [term, setTerm] = useState('')
  const labels = useMemo(
    () => ({ tree: label, name: nameLabel, loading, saving: savingLabel ?? loading }),
    [label, nameLabel, loading, savingLabel],
  )

  function clear() {
    setText('')
    setTerm('')
  }

  return (
    <>
      <SearchField
        className={styles.search}
        ref={searchRef}
        placeholder={searchLabel}
        labels={shared.search(searchLabel)}
        maxLength={searchLength}
        value={text}
        onValueChange={setText}
        onSearch={setTerm}
      />
      <Tree
        {...tree}
        state={request.state}
        items={request.state === 'ready' ? request.value : nothing}
        getId={getId}
        getParentId={getParentId}
        getName={getName}
        labels={labels}
        searchTerm={term}
        noMatches={<NoMatches onClear={clear} />}
        failed={
          request.state === 'failed' && (
            <RequestFailure failure={request.failure} title={failedTitle} onRetry={onRetry} />
          )
        }
      />
    </>
  )
}

const nothing: readonly never[] = []
const getId = (place: Place) => place.departmentId
const getParentId = (place: Place) => place.parentId
const getName = (place: Place) => place.departmentName
