import '@atrium/ui/styles/tokens.css'
import { ThemeRoot } from '@atrium/ui/theme-root'
import { Tree } from '@atrium/ui/tree'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Department, makeDepartments } from './rows'
import type { Subject } from './Subject'

const labels = { tree: 'Departments', name: 'Name', loading: 'Loading', saving: 'Saving' }
const getId = ({ id }: Department) => id
const getParentId = ({ parentId }: Department) => parentId
const getName = ({ name }: Department) => name

function toggleSecond() {
  const toggle = document.querySelector<HTMLElement>('[role=treeitem][aria-level="2"] [data-toggle]')
  if (!toggle) throw new Error('No toggle')
  toggle.click()
}

let items: Department[] = []
let all: ReadonlySet<string> = new Set<string>()

export const subject: Subject = {
  prepare(size) {
    items = makeDepartments(size)
    all = new Set(items.map(getId))
  },
  mount(stage) {
    flushSync(() =>
      createRoot(stage).render(
        <ThemeRoot theme="light">
          <div style={{ height: 600 }}>
            <Tree
              items={items}
              getId={getId}
              getParentId={getParentId}
              getName={getName}
              defaultExpandedIds={all}
              labels={labels}
            />
          </div>
        </ThemeRoot>,
      ),
    )
  },
  actions: { close: toggleSecond, open: toggleSecond },
  results: {
    second: () => document.querySelector('[role=treeitem][aria-level="2"]')?.textContent?.trim() ?? '',
  },
}
