import { Pagination } from '@atrium/ui/pagination'
import { useState } from 'react'

const labels = {
  navigation: 'Pages of members',
  total: (total: number, from: number, to: number) => `${from}–${to} of ${total} members`,
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  pageSize: 'Members per page',
  pageSizeOption: (size: number) => `${size} per page`,
  jumpTo: 'Go to page',
}

export function PaginationExample() {
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(10)

  function changeSize(size: number) {
    setPageSize(size)
    setPage(1)
  }

  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={243}
      onPageChange={setPage}
      pageSizes={[10, 20, 50]}
      onPageSizeChange={changeSize}
      labels={labels}
    />
  )
}
