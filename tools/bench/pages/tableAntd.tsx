import { Table } from 'antd'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { makeRows, type Row } from './rows'
import { click, type Subject } from './Subject'

const columns = [
  {
    title: 'Phone',
    dataIndex: 'phone',
    width: 220,
    sorter: (a: Row, b: Row) => (a.phone < b.phone ? -1 : a.phone > b.phone ? 1 : 0),
  },
  { title: 'Name', dataIndex: 'name', width: 220 },
  { title: 'Department', dataIndex: 'department', width: 220 },
  { title: 'Joined', dataIndex: 'joinedAt', width: 220 },
  { title: 'Licences', dataIndex: 'licences', width: 220 },
]

let selected = 0

let rows: Row[] = []

export const subject: Subject = {
  prepare(size) {
    rows = makeRows(size)
  },
  mount(stage) {
    flushSync(() =>
      createRoot(stage).render(
        <Table<Row>
          virtual
          rowKey="id"
          columns={columns}
          dataSource={rows}
          pagination={false}
          scroll={{ x: 1150, y: 560 }}
          rowSelection={{
            onChange: (keys) => {
              selected = keys.length
            },
          }}
        />,
      ),
    )
  },
  actions: {
    selectOne: () => click('.ant-table-tbody-virtual input[type=checkbox]'),
    selectAll: () => click('.ant-table-thead input[type=checkbox]'),
    sort: () => click('.ant-table-column-has-sorters'),
  },
  results: {
    selected: () => selected,
    first: () => document.querySelector('.ant-table-row')?.textContent?.match(/138\d{8}/)?.[0] ?? '',
  },
}
