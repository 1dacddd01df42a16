import { SearchField } from '@atrium/ui/search-field'
import { Tree, type TreeProps } from '@atrium/ui/tree'
import { type Ref, useMemo, useState } from 'react'
import { useTexts } from '../host/useHost'
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
  /** What could not be loaded, such as "The departments could not be loaded". */
  readonly failedTitle: string
  /** Names the search, and stands in it. */
  readonly searchLabel: string
  readonly searchLength: number
  readonly searchRef?: Ref<HTMLInputElement>
  /** What the tree is, for assistive technology. */
  readonly label: string
  /** What is typed where an item is named. */
  readonly nameLabel: string
  /** Said while a name is kept. Default: that it loads. */
  readonly savingLabel?: string
}

/** Departments as a tree, with a search above it that opens the path to what it finds. */
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
