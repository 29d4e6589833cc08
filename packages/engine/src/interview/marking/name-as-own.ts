/** "How you chose what to learn" as the person says it. */
const asOwn = (cue: string): string =>
  cue
    .replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    .replace(/[?.!]+$/, '')
    .replace(/\byou were\b/gi, 'I was')
    .replace(/\byou are\b|\byou['’]re\b/gi, 'I am')
    .replace(/\b(for|to|with|of|about|from|by|at|on|around|behind) you\b/gi, '$1 me')
    .replace(/\byou$/i, 'me')
    .replace(/\byou['’]d\b/gi, 'I’d')
    .replace(/\byou\b/gi, 'I')
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byourself\b/gi, 'myself')

const asks = /^(?:how|what|why|who|whom|where|when|which|whether)\b/i

type Turn = { at: number; isFirst: boolean }

/** Begins to speak about a heading. A story is the person's own, so what is missing from it is named, not made up. */
export function nameAsOwn(cue: string, { at, isFirst }: Turn): string {
  const own = asOwn(cue)
  if (at === 0 && isFirst) return `Let me begin with ${own}.`
  if (at === 0)
    return asks.test(own) ? `Let me also tell you ${own}.` : `Let me also say something about ${own}.`
  if (at === 1) return asks.test(own) ? `I should explain ${own} as well.` : `A word on ${own}, too.`
  return `And I want to be clear about ${own}.`
}
