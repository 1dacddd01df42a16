import { Tree } from '@atrium/ui/tree'
import { useState } from 'react'

interface Department {
  id: string
  parentId: string | null
  name: string
}

const labels = {
  tree: 'Departments',
  name: 'Department’s name',
  loading: 'Loading departments',
  saving: 'Saving',
}

export function TreeExample() {
  const [selectedId, setSelectedId] = useState('design')
  const [departments, setDepartments] = useState<readonly Department[]>([
    { id: 'company', parentId: null, name: 'Northwind Construction' },
    { id: 'design', parentId: 'company', name: 'Structural design' },
    { id: 'bridges', parentId: 'design', name: 'Bridges' },
    { id: 'site', parentId: 'company', name: 'Site management' },
  ])

  function rename(id: string, name: string) {
    setDepartments((all) =>
      all.map((department) => (department.id === id ? { ...department, name } : department)),
    )
  }

  return (
    <Tree
      style={{ height: 200 }}
      items={departments}
      getId={({ id }) => id}
      getParentId={({ parentId }) => parentId}
      getName={({ name }) => name}
      defaultExpandedIds={new Set(['company', 'design'])}
      selectedId={selectedId}
      onSelect={setSelectedId}
      onRename={rename}
      labels={labels}
    />
  )
}
