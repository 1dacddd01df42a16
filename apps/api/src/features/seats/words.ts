import type { MessageWords } from '../../platform/notifications'

export interface ProductName {
  readonly chinese: string
  readonly english: string
}

/** A member got products; `asked` of them on request. */
export function givenWords(
  company: string,
  given: readonly ProductName[],
  requested: readonly ProductName[],
): MessageWords {
  if (requested.length === 0)
    return {
      title: '获得产品授权',
      content: `“${company}”已为您授权${inChinese(given)}，可以使用了。`,
      titleEn: given.length > 1 ? 'Licences given to you' : 'Licence given to you',
      contentEn: `${company} gave you ${anyOf(given)}.`,
    }
  const besides = given.filter((product) => !requested.includes(product))
  const also = besides.length > 0 ? `同时授权的还有${inChinese(besides)}。` : ''
  const alsoEn = besides.length > 0 ? ` You were also given ${anyOf(besides)}.` : ''
  return {
    title: '授权申请已通过',
    content: `您申请的${inChinese(requested)}已授权给您，可以使用了。${also}`,
    titleEn: requested.length > 1 ? 'Licences granted' : 'Licence granted',
    contentEn: `You now have the ${licencesOf(requested)} that you asked for.${alsoEn}`,
  }
}

export const takenBackWords = (company: string, lost: readonly ProductName[]): MessageWords => ({
  title: '产品授权已收回',
  content: `“${company}”已收回您的${inChinese(lost)}授权。如有疑问，请联系企业管理员。`,
  titleEn: lost.length > 1 ? 'Licences taken back' : 'Licence taken back',
  contentEn: `${company} took back your ${licencesOf(lost)}. If you have questions, ask its administrator.`,
})

export const restoredWords = (company: string, restored: readonly ProductName[]): MessageWords => ({
  title: '产品授权已恢复',
  content: `“${company}”已恢复您的${inChinese(restored)}授权，已激活的设备可以继续使用。`,
  titleEn: restored.length > 1 ? 'Licences restored' : 'Licence restored',
  contentEn: `${company} restored your ${licencesOf(restored)}. Devices that were activated still are.`,
})

/** A grant was undone moments later; `asked` of the requests are pending again. */
export function undoneWords(
  company: string,
  undone: readonly ProductName[],
  requested: readonly ProductName[],
): MessageWords {
  const waits = requested.length > 0 ? `您对${inChinese(requested)}的申请重新等待处理。` : ''
  const waitsEn =
    requested.length > 0 ? ` Your request for ${listedNames(requested)} awaits an answer again.` : ''
  return {
    title: '产品授权已撤销',
    content: `“${company}”撤销了刚才对您的${inChinese(undone)}授权。${waits}`,
    titleEn: undone.length > 1 ? 'Licences withdrawn' : 'Licence withdrawn',
    contentEn: `${company} withdrew the ${licencesOf(undone)} that you were just given.${waitsEn}`,
  }
}

/** Maximum number of named products. */
const mostNamed = 5

export const inChinese = (products: readonly ProductName[]) => {
  const named = products.slice(0, mostNamed).map(({ chinese }) => `“${chinese}”`)
  return named.join('、') + (products.length > mostNamed ? `等${products.length}款产品` : '')
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** 'licence of A', 'licences of A and B', 'licences of 7 products: A, B, C, D, E and 2 more'. */
export const licencesOf = (products: readonly ProductName[]) => {
  const more = products.length > mostNamed
  if (more) return `licences of ${products.length} products: ${listedNames(products)}`
  return `${products.length > 1 ? 'licences' : 'licence'} of ${listedNames(products)}`
}

/** 'A', 'A and B', 'A, B, C, D, E and 2 more'. */
const listedNames = (products: readonly ProductName[]) => {
  const named = products.slice(0, mostNamed).map(({ english }) => english)
  const more = products.length - mostNamed
  return listed.format(more > 0 ? [...named, `${more} more`] : named)
}

const anyOf = (products: readonly ProductName[]) =>
  products.length > 1 ? licencesOf(products) : `a ${licencesOf(products)}`
