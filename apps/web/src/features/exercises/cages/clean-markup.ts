/** Elements that load, navigate or run something. The frame's rules forbid it all; these would only complain. */
const unwanted =
  'script, iframe, frame, frameset, object, embed, link, base, portal, applet, meta[http-equiv], noscript'

/** Takes out of a parsed document what could run or lead away. */
export const cleanMarkup = (parsed: Document): void => {
  for (const element of parsed.querySelectorAll(unwanted)) element.remove()
  for (const element of parsed.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^on|^(ping|srcdoc|formaction|action)$/i.test(name)) element.removeAttribute(name)
}
