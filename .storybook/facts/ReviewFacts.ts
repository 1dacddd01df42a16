import type { Change } from './repository'

/** A page of the portal. */
export interface PageFacts {
  /** Its name in `pagePaths`. */
  readonly name: string
  /** Its address, such as `/comMbManage`. */
  readonly path: string
  /** Addresses that lead to it: former ones, and those for phones. */
  readonly aliases: readonly string[]
  /** The section of the specification. */
  readonly section: string | undefined
  /** Titles of its screens. */
  readonly screens: readonly string[]
}

/** A screen of a feature, a part of one, or a journey: whatever has stories of its own. */
export interface ScreenFacts {
  /** As in the sidebar, such as `Features/Orders/我的订单 Orders · companyOrder`. */
  readonly title: string
  /** The component's name, such as `Orders`. */
  readonly component: string
  readonly chinese: string
  readonly english: string
  /** Names of the pages that it fills. */
  readonly pages: readonly string[]
  /** Without a page: titles of the screens that show it. */
  readonly partOf: readonly string[]
  /** Paths from the root of the repository. */
  readonly file: string
  readonly stories: string
  readonly contracts: readonly string[]
  /** The last change of the component or its stories. */
  readonly changed?: Change | undefined
}

/** What the review pages know of the repository; written as `review.json`. */
export interface ReviewFacts {
  readonly built?: Change | undefined
  /** Where the portal runs, without a slash at the end. */
  readonly portal: string
  /** Before the path of a file: where its source can be read. Empty: nowhere. */
  readonly source: string
  readonly pages: readonly PageFacts[]
  readonly screens: readonly ScreenFacts[]
  /** The last change of each file with stories, by its path from the root. */
  readonly changes: Readonly<Record<string, Change>>
  /** The position in `screens` of a screen that shows a text, by catalogue and key: `orders pay`. */
  readonly texts: Readonly<Record<string, number>>
  /** Hashes of accepted pictures in the light theme, by story id. */
  readonly pictures: Readonly<Record<string, string>>
}
