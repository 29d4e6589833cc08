/** What we draw on, under which licence, and the words that the licence asks for. */
export type Credit = {
  name: string
  /** The sources of the knowledge base that this credits, by id. */
  covers?: readonly string[]
  by: string
  /** Year or years of the edition we use. */
  year?: string
  use: string
  licence: string
  licenceAddress?: string
  address?: string
  /** The credit as its owner words it, or what we must add to it. */
  text?: string
}

export type CreditGroup = { title: string; note?: string; credits: readonly Credit[] }
