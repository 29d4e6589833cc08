declare module 'word-extractor' {
  /** `filterUnicode: false` keeps typographic quotes and dashes as they are. */
  type Options = { filterUnicode?: boolean; includeFooters?: boolean; includeHeadersAndFooters?: boolean }

  class Document {
    getBody(options?: Options): string
    getHeaders(options?: Options): string
    getFooters(options?: Options): string
    getTextboxes(options?: Options): string
  }

  export default class WordExtractor {
    extract(source: string | Buffer): Promise<Document>
  }
}
