const abbreviations = /\b(?:inc|ltd|corp|co|e\.g|i\.e|sr|jr|no|dept|etc|approx|vs|max|min)\.(?=[ ,])/gi
const stop = '\uE000'

const starts = [
  'make|keep|drop|remove|delete|lead|put|move|highlight|emphasi[sz]e|focus|leave|cut|shorten|lengthen|add|change|bring|start|open|show|mention|say|write|omit|skip|hide|stress|order|sort|tailor|target|trim|tighten|condense|expand|restore|undo|include|exclude|take|get rid|feature|showcase|reorder|rearrange|translate|fix|correct|rename|replace|reduce|limit|play|downplay|push|give|let|end|close|swap|reverse|use (?:a |more |less |simple|plain|formal|my)|set',
  "don[’']?t|do not|never|no\\b|not\\b|without|instead|i[’' ]?a?m\\b|i (?:want|would|need|like|have|led|prefer)|i['’]d|my\\b|at most|max|maximum|no more|only|less|fewer|more|much|a bit|slightly|shorter|longer|plainer|simpler|oldest|newest|one page|education|skills|projects|experience|certificat\\w+|languages",
].join('|')

const joint = new RegExp(
  String.raw`(?:\s*,\s*(?:(?:and|but|then|also|please|plus|or)\s+)*|\s+(?:and|but|then|while|plus|yet|although)\s+(?:(?:then|also|please|just|maybe)\s+)*)(?=(?:please |also |then |just |maybe |kindly )*(?:${starts})(?![\p{L}]))`,
  'giu',
)

// A list may continue with words that also open a wish: "leave out education and skills".
const listGoesOn =
  /^(?:my |the )?(?:education|skills|projects|experience|certificat\w+|languages|more|less|only|use)\b(?!.*\b(?:first|last|top|end|bottom|before|after|above|below|formal|plain|short|detail|bullets?|lines?|page|about|on|emphasis|should|can|is|are|not)\b)/i

/** Splits feedback into single wishes in the person's own words; quoted text is never split. */
export const splitFeedback = (feedback: string): string[] => {
  const quotes: string[] = []
  const masked = feedback
    .replace(/["“„«]([^"”“»]{3,})["”“»]/g, (whole) => {
      quotes.push(whole)
      return `\uE001${quotes.length - 1}\uE002`
    })
    .replace(abbreviations, (word) => word.replaceAll('.', stop))
  const sentences = masked.split(/(?<=[^\s.!?])[.!?]+(?=\s|$)|[;\n\r]+|\s[•*–—-]\s|^[•*-]\s/m)
  return sentences
    .flatMap(splitSentence)
    .map((clause) =>
      clause
        .replaceAll(stop, '.')
        .replace(/\uE001(\d+)\uE002/g, (_, at: string) => quotes[Number(at)] ?? '')
        .trim(),
    )
    .filter((clause) => /[\p{L}\d]/u.test(clause))
}

const splitSentence = (sentence: string | undefined): string[] => {
  if (!sentence) return []
  const clauses: string[] = []
  let from = 0
  for (const match of sentence.matchAll(joint)) {
    const rest = sentence.slice(match.index + match[0].length)
    const untilNext = rest.split(joint)[0] ?? rest
    if (listGoesOn.test(untilNext)) continue
    clauses.push(sentence.slice(from, match.index))
    from = match.index + match[0].length
  }
  return [...clauses, sentence.slice(from)]
}
