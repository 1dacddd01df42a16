import type {} from '../components'

const subjects = {
  'table/atrium': () => import('./tableAtrium'),
  'table/antd': () => import('./tableAntd'),
  'table/ag-grid': () => import('./tableAgGrid'),
  'tree/atrium': () => import('./treeAtrium'),
  'tree/antd': () => import('./treeAntd'),
  'tree/arborist': () => import('./treeArborist'),
}

const wanted = new URLSearchParams(location.search).get('subject')
const load = subjects[wanted as keyof typeof subjects]
const stage = document.getElementById('stage')
if (!load || !stage) throw new Error(`There is no subject ${wanted}`)
window.subject = (await load()).subject
window.stage = stage
document.documentElement.dataset.ready = 'true'
