/** The address if a browser may open it as a web page; undefined for `javascript:` and the like. */
export const webAddress = (address: string | null | undefined): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined
  return ['https:', 'http:'].includes(new URL(address).protocol) ? address : undefined
}
