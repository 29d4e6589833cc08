/** Elements that load, navigate or run something. The frame's rules forbid it all; these would only complain. */
const unwanted =
  'script, iframe, frame, frameset, object, embed, link, base, portal, applet, meta[http-equiv], noscript'

const loads = /^(src|srcset|poster|background|data)$/i

const isUnwanted = ({ name, value }: Attr): boolean =>
  /^on|^(ping|srcdoc|formaction|action)$/i.test(name) || (loads.test(name) && !value.startsWith('data:'))

/** Takes out of a parsed document what could run or lead away. */
export const cleanMarkup = (parsed: Document): void => {
  for (const element of parsed.querySelectorAll(unwanted)) element.remove()
  for (const element of parsed.querySelectorAll('*'))
    for (const attribute of [...element.attributes])
      if (isUnwanted(attribute)) element.removeAttributeNode(attribute)
}
