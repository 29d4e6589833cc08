import type { OptimizeInput } from '../resume-model.ts'
import type { Wishes } from '../wish-model/wish.ts'

const mostSuggestions = 10

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

const toneNote = ({ wishes, parsed }: OptimizeInput): string[] =>
  wishes?.tone && parsed.language !== 'en'
    ? [
        `Your wish for ${wishes.tone === 'formal' ? 'a formal tone' : 'plain words'} was not followed: most of your resume is in ${languageNames.of(parsed.language) ?? parsed.language}, and wording is changed in English alone. Its order and what is left out follow your wishes.`,
      ]
    : []

const pageNote = (linesOver: number): string[] =>
  linesOver > 0
    ? [
        `The length you asked for was not reached: about ${linesOver} ${linesOver === 1 ? 'line is' : 'lines are'} still too many, because what is left is dates, titles, lists and what you want kept. Say which job or section may go.`,
      ]
    : []

const isShortWished = ({ mostLines, mostPages, mostLinesPerJob }: Wishes = {}): boolean =>
  [mostLines, mostPages, mostLinesPerJob].some((limit) => limit !== undefined)

/** Don't complain about gaps the person asked for. */
const isWished = (sentence: string, { wishes }: OptimizeInput): boolean =>
  (isShortWished(wishes) && /^Your resume has \d+ words/.test(sentence)) ||
  (wishes?.leaveOut ?? []).some(
    (target) =>
      (target.kind === 'contact' &&
        target.field === 'phone' &&
        /^Put a phone number at the top/.test(sentence)) ||
      (target.kind === 'contact' && target.field === 'email' && /^Put an e-mail address at/.test(sentence)) ||
      (target.kind === 'contact' && target.field === 'name' && /^Put your name at the top/.test(sentence)) ||
      (target.kind === 'contact' && target.field === 'location' && /^Add your city and/.test(sentence)) ||
      (target.kind === 'contact' && target.field === 'profiles' && /LinkedIn profile/.test(sentence)) ||
      (target.kind === 'profile' && target.network === 'LinkedIn' && /LinkedIn profile/.test(sentence)) ||
      (target.kind === 'section' && target.section === 'summary' && /^Write a summary/.test(sentence)),
  )

/** Puts feedback that was not followed first, each with its reason; at most ten. */
export const suggestWishes = (
  suggestions: string[],
  { input, linesOver }: { input: OptimizeInput; linesOver: number },
): string[] => {
  const refused = (input.notFollowed ?? []).map(({ words, reason }) => `Not followed: “${words}”. ${reason}`)
  const ours = suggestions.filter((sentence) => !isWished(sentence, input))
  return [...new Set([...refused, ...pageNote(linesOver), ...toneNote(input), ...ours])].slice(
    0,
    mostSuggestions,
  )
}
