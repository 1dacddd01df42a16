import { pagePaths, paths, withQuery } from '@atrium/contracts/paths'
import { Avatar } from '@atrium/ui/avatar'
import type { CommandGroup, CommandItem, TextMark } from '@atrium/ui/command-palette'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { TruncatedText } from '@atrium/ui/tooltip'
import { FileText, Folder, Network, Package, ReceiptText } from 'lucide-react'
import { inCompany } from '../../shared/host/companyInAddress'
import { useHost, useTexts } from '../../shared/host/useKept'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { DepartmentWay } from '../../shared/list/cells/DepartmentWay'
import { leafOf } from '../../shared/list/cells/departmentPath'
import { formatYuan } from '../../shared/texts/formatYuan'
import { useFormat } from '../../shared/texts/useFormat'
import { productParameter } from '../../shared/wire/productParameter'
import { productTypes } from '../../shared/wire/words'
import type { Found } from '../api'
import { searchMessages } from '../messages'
import type { SearchedPage, SearchPlace } from '../SearchPlace'

/** The results by kind, each with a line that distinguishes it. */
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

/** Pages whose names match, then pages that the service finds by pinyin; most pages if nothing is typed. */
function pagesFor({ pages: known }: Found, term: string, pages: readonly SearchedPage[]): Result[] {
  const marked = pages.map((page) => ({ ...page, mark: markIn(page.name, term) }))
  const spelt = (url: string) => known.some((page) => page.url === url)
  return marked
    .filter(({ mark, url, isQuiet }) => (term === '' ? !isQuiet : mark || spelt(url)))
    .sort((one, other) => Number(!one.mark) - Number(!other.mark))
    .map(({ name, url, icon, mark, place: more }) => ({
      id: `page ${url}`,
      label: name,
      mark,
      icon,
      to: url,
      ...(more !== undefined && { more }),
    }))
}

function markIn(text: string, term: string): TextMark | null {
  const from = term === '' ? -1 : text.toLowerCase().indexOf(term.toLowerCase())
  return from < 0 ? null : { from, to: from + term.length }
}

/** Results that only a person has, their own things before offers. */
function useOwnResults({ licences, offers, files }: Found): {
  readonly products: readonly Result[]
  readonly files: readonly Result[]
} {
  const texts = useTexts(searchMessages)
  const { serviceDay: day } = useFormat()
  const termOf = ({ isOver, end }: Found['licences'][number]) => {
    if (isOver) return texts.expired
    return end === null ? texts.permanent : texts.until(day(end))
  }
  const owned = licences.map((licence) => ({
    id: `licence ${licence.source} ${licence.companyId} ${licence.id}`,
    label: licence.productName,
    mark: licence.mark,
    detail: termOf(licence),
    more: licence.companyName ?? texts[licence.source],
    icon: <Package />,
    to: licencePath(licence),
  }))
  const offered = offers.map((offer) => ({
    id: `offer ${offer.productId}`,
    label: offer.productName,
    mark: offer.mark,
    detail: offer.isSold ? texts.sold : texts.tried,
    more: offer.categoryName,
    icon: <Package />,
    to: offerPath(offer),
  }))
  return {
    products: [...owned, ...offered],
    files: files.map((file) => ({
      id: `file ${file.id}`,
      label: file.name,
      mark: file.mark,
      more: (
        <TruncatedText keep="end" focusable={false}>
          {[texts.disk, ...file.folders].join(' / ')}
        </TruncatedText>
      ),
      icon: file.kind === 'folder' ? <Folder /> : <FileText />,
      to: filePath(file),
    })),
  }
}

/** A result with a link. */
interface Result extends CommandItem {
  readonly to: string
}

/**
 * The list of members at this one, with its drawer open: in the departments, or for people who only manage
 * licences in the list of licences.
 */
const memberPath = ({ isManageable, phone, userId }: Found['members'][number]): string =>
  isManageable
    ? paths.memberManagement({ search: phone, member: userId })
    : paths.licencesByMember({ searchName: phone, member: userId })

const departmentPath = ({ departmentId }: Found['departments'][number]): string =>
  paths.memberManagement({ department: departmentId })

/**
 * The product's licence holders, for people who can assign licences; for others, the list of products at this
 * one.
 */
const productPath = (
  { productId, productName, productType }: Found['products'][number],
  offers: (url: string) => boolean,
): string =>
  offers(pagePaths.licencesByProduct)
    ? paths.productLicences({
        productName,
        [productParameter]: productId,
        productType: productTypes[productType],
      })
    : paths.companyProducts({ search: productName })

/** The list of a company's orders at this one, with its drawer open; for a person's own order, its page. */
const orderPath = ({ orderNo }: Found['orders'][number], companyId: string | undefined): string =>
  companyId === undefined
    ? paths.ownOrder({ orderNo })
    : paths.companyOrders({ search: orderNo, order: orderNo })

/** The same target as in the list of a person's products: the company that assigned it, its order, or its product. */
function licencePath({ source, companyId, orderNo, productId }: Found['licences'][number]): string {
  if (source === 'company') return inCompany(pagePaths.companyHome, companyId)
  if (source === 'bought') return orderNo ? paths.ownOrder({ orderNo }) : pagePaths.ownOrders
  return productId ? paths.trialProduct({ id: productId }) : pagePaths.ownTrials
}

const offerPath = ({ isSold, productId }: Found['offers'][number]): string =>
  withQuery(isSold ? pagePaths.shopProduct : pagePaths.trialProduct, { id: productId })

/** The content of a folder or file. */
const filePath = ({ kind, id }: Found['files'][number]): string =>
  kind === 'folder' ? paths.ownDisk({ folder: id }) : paths.ownPreview({ id })
