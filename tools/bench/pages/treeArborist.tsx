import { type NodeRendererProps, Tree } from 'react-arborist'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { makeDepartments, type NestedDepartment, nestDepartments } from './rows'
import type { Subject } from './Subject'

function Node({ node, style, dragHandle }: NodeRendererProps<NestedDepartment>) {
  return (
    <div ref={dragHandle} style={style}>
      <button type="button" className="toggle" onClick={() => node.toggle()}>
        {node.isLeaf ? '' : node.isOpen ? '▾' : '▸'}
      </button>
      <span className="name">{node.data.name}</span>
    </div>
  )
}

function toggleSecond() {
  const toggle = document.querySelectorAll<HTMLElement>('.toggle')[1]
  if (!toggle) throw new Error('No toggle')
  toggle.click()
}

let data: NestedDepartment[] = []

export const subject: Subject = {
  prepare(size) {
    data = nestDepartments(makeDepartments(size))
  },
  mount(stage) {
    flushSync(() =>
      createRoot(stage).render(
        <Tree<NestedDepartment> initialData={data} openByDefault width={600} height={600} rowHeight={36}>
          {Node}
        </Tree>,
      ),
    )
  },
  actions: { close: toggleSecond, open: toggleSecond },
  results: { second: () => document.querySelectorAll('.name')[1]?.textContent?.trim() ?? '' },
}
