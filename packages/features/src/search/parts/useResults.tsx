import { Avatar } from '@atrium/ui/avatar'
import type { CommandGroup, TextMark } from '@atrium/ui/command-palette'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Network, Package, ReceiptText } from 'lucide-react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import { DepartmentWay } from '../../shared/list/DepartmentWay'
import { leafOf } from '../../shared/list/departmentPath'
import { formatYuan } from '../../shared/texts/formatYuan'
import { useFormat } from '../../shared/texts/useFormat'
import type { Found } from '../api'
import { searchMessages } from '../messages'
import { departmentPath, memberPath, orderPath, productPath } from '../routes'
import type { SearchedPage, SearchPlace } from '../SearchPlace'
import type { Result } from './Result'
import { useOwnResults } from './useOwnResults'

/** What was found by its kind, each with the line that tells it apart. */
export function useResults(
  found: Found,
  term: string,
  { companyId, pages }: SearchPlace,
): CommandGroup<Result>[] {
  const texts = useTexts(searchMessages)
  const { locale } = useHost()
  const { validity, timestamp } = useFormat()
  const isNarrow = useNarrowWindow()
  const yuan = formatYuan(locale)
  const own = useOwnResults(found)
  const offers = (url: string) => pages.some((page) => page.url === url)
  const members = found.members.map((member) => ({
    id: `member ${member.userId}`,
    label: member.realName,
    mark: member.mark,
    detail: member.phone,
    detailMark: markIn(member.phone, term),
    more: isNarrow ? leafOf(member.department) : <DepartmentCell path={member.department} wayAt="after" />,
    icon: <Avatar name={member.realName} size="small" decorative />,
    to: memberPath(member),
  }))
  const departments = found.departments.map((department) => ({
    id: `department ${department.departmentId}`,
    label: department.departmentName,
    mark: department.mark,
    more: <DepartmentWay path={department.fullName} />,
    icon: <Network />,
    to: departmentPath(department),
  }))
  const products = found.products.map((product) => {
    const { licenceStatus, productName, mark } = product
    return {
      id: `product ${product.productId}`,
      label: productName,
      mark,
      detail: validity(product),
      more: licenceStatus === 'normal' ? '' : texts[licenceStatus],
      icon: <Package />,
      to: productPath(product, offers),
    }
  })
  const orders = found.orders.map((order) => ({
    id: `order ${order.orderNo}`,
    label: order.orderNo,
    mark: markIn(order.orderNo, term),
    detail: `${yuan(order.payAmount)}　${texts[order.status]}`,
    more: order.productName || timestamp(order.createdAt),
    icon: <ReceiptText />,
    to: orderPath(order, companyId),
  }))
  return [
    { id: 'members', label: texts.members, items: members },
    { id: 'departments', label: texts.departments, items: departments },
    { id: 'products', label: texts.products, items: [...products, ...own.products] },
    { id: 'files', label: texts.files, items: own.files },
    { id: 'orders', label: texts.orders, items: orders },
    { id: 'pages', label: texts.pages, items: pagesFor(found, term, pages) },
  ]
}

/** Those called so as the person reads it, then those that the service knows by their pinyin; most where nothing is typed. */
function pagesFor({ pages: known }: Found, term: string, pages: readonly SearchedPage[]): Result[] {
  const marked = pages.map((page) => ({ ...page, mark: markIn(page.name, term) }))
  const spelt = (url: string) => known.some((page) => page.url === url)
  return marked
    .filter(({ mark, url, isQuiet }) => (term === '' ? !isQuiet : mark || spelt(url)))
    .sort((one, other) => Number(!one.mark) - Number(!other.mark))
    .map(({ name, url, icon, mark, place: more }) => ({
      ...{ id: `page ${url}`, label: name, mark, icon, to: url },
      ...(more !== undefined && { more }),
    }))
}

function markIn(text: string, term: string): TextMark | null {
  const from = term === '' ? -1 : text.toLowerCase().indexOf(term.toLowerCase())
  return from < 0 ? null : { from, to: from + term.length }
}
