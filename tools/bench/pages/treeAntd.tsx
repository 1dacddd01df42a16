import { Tree } from 'antd'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { makeDepartments, type NestedDepartment, nestDepartments } from './rows'
import type { Subject } from './Subject'

const fieldNames = { title: 'name', key: 'id', children: 'children' }

function toggleSecond() {
  const toggle = document.querySelectorAll<HTMLElement>('.ant-tree-list-holder .ant-tree-switcher')[1]
  if (!toggle) throw new Error('No toggle')
  toggle.click()
}

let treeData: NestedDepartment[] = []

export const subject: Subject = {
  prepare(size) {
    treeData = nestDepartments(makeDepartments(size))
  },
  mount(stage) {
    flushSync(() =>
      createRoot(stage).render(
        <Tree
          height={600}
          motion={false}
          defaultExpandAll
          fieldNames={fieldNames}
          treeData={treeData as never}
        />,
      ),
    )
  },
  actions: { close: toggleSecond, open: toggleSecond },
  results: {
    second: () =>
      document.querySelectorAll('.ant-tree-list-holder .ant-tree-treenode')[1]?.textContent?.trim() ?? '',
  },
}
