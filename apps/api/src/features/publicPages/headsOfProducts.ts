import { pagePaths, paths } from '@atrium/contracts/paths'
import type { PageHead } from '../../platform/portal/PageHead'
import { getProduct, listProducts } from '../catalogue'
import { getSoldProduct, listSoldProducts } from '../sales'
import type { HeadRequest } from './HeadRequest'
import { listFacts } from './listFacts'
import { cut, words } from './words'

const pictureOf = ({ drawing }: { readonly drawing: string }) => `/share/${drawing}.png`

export async function headOfTrials({ db, language, origin }: HeadRequest): Promise<PageHead> {
  const { categories, products } = await listProducts({ db, query: { language } })
  const { trials, trialsOf } = words[language]
  const links = products.map((one) => ({
    name: one.productName,
    address: paths.trialProduct({ id: one.trialCenterProductId }),
  }))
  const description = trialsOf(
    products.length,
    categories.map(({ categoryName }) => categoryName),
  )
  return {
    ...headOfList(trials, description, pagePaths.trialCenter),
    facts: listFacts(origin, links),
    outline: { heading: trials, paragraphs: [description], links },
  }
}

export async function headOfSold({ db, language, origin }: HeadRequest): Promise<PageHead> {
  const products = await listSoldProducts({ db, query: { language } })
  const { sold, soldOf } = words[language]
  const links = products.map((one) => ({
    name: one.productName,
    address: paths.shopProduct({ id: one.onLineProductId }),
  }))
  const description = soldOf(products.length)
  return {
    ...headOfList(sold, description, pagePaths.shop),
    facts: listFacts(origin, links),
    outline: { heading: sold, paragraphs: [description], links },
  }
}

const headOfList = (title: string, description: string, address: string) => ({
  title,
  description,
  address,
  picture: '/share/atrium.png',
})

type Product = Awaited<ReturnType<typeof getProduct>>
type SoldProduct = Awaited<ReturnType<typeof getSoldProduct>>

export async function headOfProduct({ db, language, origin, id }: HeadRequest): Promise<PageHead> {
  const product = await getProduct({ db, params: { id }, query: { language } })
  const address = paths.trialProduct({ id })
  const { trials, trialOf, sold } = words[language]
  const offers =
    product.trialDays === null
      ? undefined
      : { '@type': 'Offer', name: trialOf(product.trialDays), price: '0', priceCurrency: 'CNY' }
  return {
    ...describe(product, address, origin, offers),
    outline: {
      ...outlineOf(product),
      links: [
        ...(product.isSold ? [{ name: sold, address: paths.shopProduct({ id }) }] : []),
        { name: trials, address: pagePaths.trialCenter },
      ],
    },
  }
}

export async function headOfSoldProduct({ db, language, origin, id }: HeadRequest): Promise<PageHead> {
  const product = await getSoldProduct({ db, params: { id }, query: { language } })
  const address = paths.shopProduct({ id })
  const { permanent, months, sold } = words[language]
  const offers = product.packages.flatMap(({ sellingPackageName, terms }) =>
    terms.map(({ membershipDuration, price }) => ({
      '@type': 'Offer',
      name: `${sellingPackageName} ${membershipDuration === null ? permanent : months(membershipDuration)}`,
      price: price.toFixed(2),
      priceCurrency: 'CNY',
      availability: 'https://schema.org/InStock',
      url: origin + address,
    })),
  )
  return {
    ...describe(product, address, origin, offers),
    outline: { ...outlineOf(product), links: [{ name: sold, address: pagePaths.shop }] },
  }
}

function describe(product: Product | SoldProduct, address: string, origin: string, offers: unknown) {
  const description = cut([product.summary, ...product.introduction].join(' '))
  return {
    title: product.productName,
    description,
    address,
    picture: pictureOf(product),
    facts: {
      '@type': 'SoftwareApplication',
      name: product.productName,
      description,
      applicationCategory: product.categoryName,
      operatingSystem: product.productType === 1 ? 'Web' : 'Windows',
      featureList: product.highlights.map(({ title }) => title),
      softwareRequirements: product.requirements,
      image: origin + pictureOf(product),
      url: origin + address,
      offers,
    },
  }
}

const outlineOf = ({ productName, summary, introduction, highlights }: Product | SoldProduct) => ({
  heading: productName,
  paragraphs: [summary, ...introduction, ...highlights.map(({ title, text }) => `${title}: ${text}`)],
})
